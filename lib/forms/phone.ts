import { isPhone } from "@/lib/forms/rules";

/** The country code of another country: its digits would make a Brazilian number that is somebody else's. */
const IS_FOREIGN = /^\s*(\+|00)(?!\s*55)/;

/**
 * A Brazilian number in whatever shape it was pasted (+55, spaces, dots, a trunk 0 with or without carrier) as
 * (11) 90000-0000 or (11) 3000-0000; text in which no such number is recognised comes back unchanged.
 */
export function formatPhone(value: string): string {
  if (IS_FOREIGN.test(value)) return value;
  const digits = withoutTrunkPrefix(withoutCountryCode(value.replace(/\D/g, ""), value));
  const parts = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digits);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : value;
}

/** A number that §5's rule accepts as it was typed stays so; any other is formatted, which takes its country code off. */
export const normalizePhone = (value: string) => (isPhone(value) ? value : formatPhone(value));

/** Country code 55 counts only where it is marked as one: a number of the area code 55 begins with it too. */
function withoutCountryCode(digits: string, value: string): string {
  const marked = /^\s*(\+|00)\s*55/.test(value) || digits.length > 11;
  return marked ? digits.replace(/^(00)?55(?=\d{10})/, "") : digits;
}

/** The 0 of a long-distance call, and the two digits of a carrier after it: 011 90000-0000, 0 15 11 90000-0000. */
const withoutTrunkPrefix = (digits: string) => digits.replace(/^0(\d\d)?(?=\d{10,11}$)/, "");
