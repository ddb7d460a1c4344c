"use client";

import { useEffect, useState } from "react";

/** A pause in typing, in milliseconds: no half word is answered, and what is done at once not at all. */
const ANNOUNCE_AFTER_MS = 800;

/**
 * Says a text to screen readers once it has not changed for a moment. It stands in the page before
 * its first text: of a status that comes together with its text nothing is said.
 */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
