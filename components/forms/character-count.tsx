"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Announcement } from "@/components/ui/announcement";
import type { FormValues } from "@/supabase/functions/_shared/contract/form";
import { fieldText } from "@/supabase/functions/_shared/contract/text";

/** The counter is shown from this share of the limit on. */
const SHOWN_FROM = 0.8;

/**
 * Says near the limit of a field how many characters are left, and beyond it how many are too many.
 * A component of its own, so that a key press renders only the counter.
 */
export function CharacterCount({ name, limit }: { name: string; limit: number }) {
  const { getValues } = useFormContext<FormValues>();
  // What was typed before React is in the field, but is no change for useWatch.
  const value = useWatch<FormValues>({ name }) ?? getValues(name) ?? "";
  const { length } = fieldText(value);
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
