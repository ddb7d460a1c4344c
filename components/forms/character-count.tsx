"use client";

import { useEffect, useState } from "react";

/** The counter is shown from this part of the limit. */
const SHOWN_FROM = 0.8;

/** Pause in typing before a screen reader announces the count, in milliseconds. */
const ANNOUNCE_AFTER_MS = 1000;

/** How many characters remain, or are too many; nothing while the limit is far. */
export function CharacterCount({ length, limit }: { length: number; limit: number }) {
  const left = limit - length;
  const text = length < limit * SHOWN_FROM ? "" : left < 0 ? tooMany(-left) : remaining(left);
  const announced = useDebounced(text, ANNOUNCE_AFTER_MS);
  return (
    <>
      <p
        aria-hidden="true"
        className={`mt-1 text-sm ${left < 0 ? "font-semibold text-esgotado" : ""}`}
      >
        {text}
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}

/** The value after it has not changed for `afterMs` milliseconds. */
function useDebounced<T>(value: T, afterMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return debounced;
}

const characters = (count: number) => `${count} ${count === 1 ? "caractere" : "caracteres"}`;
const remaining = (count: number) => `${count === 1 ? "Resta" : "Restam"} ${characters(count)}.`;
const tooMany = (count: number) => `${characters(count)} além do limite.`;
