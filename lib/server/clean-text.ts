import { cleanText } from "@/supabase/functions/_shared/contract/text";

/** Cleans and trims every value of a flat record. */
export const cleanValues = <T extends Record<string, string>>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, cleanText(value).trim()]),
  ) as T;
