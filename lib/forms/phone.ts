import { isPhone } from "@/lib/forms/rules";

/** A foreign country code: without it the digits would be another, Brazilian number. */
const IS_FOREIGN = /^\s*(\+|00)(?!\s*55)/;

/**
 * Formats a Brazilian number (with +55, spaces, dots, or a trunk 0 with or without carrier) as
 * (11) 90000-0000 or (11) 3000-0000; returns any other text unchanged.
 */
export function formatPhone(value: string): string {
  if (IS_FOREIGN.test(value)) return value;
  const digits = withoutTrunkPrefix(withoutCountryCode(value.replace(/\D/g, ""), value));
  const parts = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digits);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : value;
}

/** Formats a number, without its country code, unless §5's rule accepts it as typed. */
export const normalizePhone = (value: string) => (isPhone(value) ? value : formatPhone(value));

/** 55 is the country code only after "+" or "00" or before 10 digits: 55 is an area code, too. */
function withoutCountryCode(digits: string, value: string): string {
  const marked = /^\s*(\+|00)\s*55/.test(value) || digits.length > 11;
  return marked ? digits.replace(/^(00)?55(?=\d{10})/, "") : digits;
}

/** Removes the 0 of a long-distance call and a carrier code: 011 9…, 0 15 11 9…. */
const withoutTrunkPrefix = (digits: string) => digits.replace(/^0(\d\d)?(?=\d{10,11}$)/, "");
