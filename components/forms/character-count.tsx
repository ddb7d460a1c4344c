"use client";

import { useEffect, useState } from "react";

/** The part of the limit from which on it is worth counting. */
const SHOWN_FROM = 0.8;

/** A screen reader says the count once typing rests for this long, in milliseconds, and not at every key. */
const SPOKEN_AFTER_MS = 1000;

/** How many characters are left, or too many; nothing while the limit is far. */
export function CharacterCount({ length, limit }: { length: number; limit: number }) {
  const left = limit - length;
  const words = length < limit * SHOWN_FROM ? "" : left < 0 ? tooMany(-left) : remaining(left);
  const spoken = useSettled(words, SPOKEN_AFTER_MS);
  return (
    <>
      <p
        aria-hidden="true"
        className={`mt-1 text-sm ${left < 0 ? "font-semibold text-esgotado" : ""}`}
      >
        {words}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

/** A value once it has stayed the same for a while. */
function useSettled<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}

const characters = (count: number) => `${count} ${count === 1 ? "caractere" : "caracteres"}`;
const remaining = (count: number) => `${count === 1 ? "Resta" : "Restam"} ${characters(count)}.`;
const tooMany = (count: number) => `${characters(count)} além do limite.`;
