"use client";

import { Announcement } from "@/components/ui/announcement";

/** The counter is shown from this share of the limit on. */
const SHOWN_FROM = 0.8;

/** Says near the limit how many characters are left, and beyond it how many are too many. */
export function CharacterCount({ length, limit }: { length: number; limit: number }) {
  const left = limit - length;
  const text = length < limit * SHOWN_FROM ? "" : left < 0 ? tooMany(-left) : remaining(left);
  return (
    <>
      <p aria-hidden="true" className={`mt-1 text-sm ${left < 0 ? "font-bold text-esgotado" : ""}`}>
        {text}
      </p>
      <Announcement text={text} />
    </>
  );
}

const characters = (count: number) => `${count} ${count === 1 ? "caractere" : "caracteres"}`;
const remaining = (count: number) => `${count === 1 ? "Resta" : "Restam"} ${characters(count)}.`;
const tooMany = (count: number) => `${characters(count)} além do limite.`;
