import { isPhone } from "./rules";

/**
 * A Brazilian number in whatever shape it was pasted (+55, spaces, dots) as (11) 90000-0000 or (11) 3000-0000; text in
 * which no such number is recognised comes back unchanged.
 */
export function formatPhone(value: string): string {
  const digits = withoutCountryCode(value.replace(/\D/g, ""), value);
  const parts = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digits);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : value;
}

/** A number that §5's rule accepts as it was typed stays so; any other is formatted, which takes its country code off. */
export const acceptablePhone = (value: string) => (isPhone(value) ? value : formatPhone(value));

/** Country code 55 counts only where it is marked as one: a number of the area code 55 begins with it too. */
function withoutCountryCode(digits: string, value: string): string {
  const marked = /^\s*(\+|00)\s*55/.test(value) || digits.length > 11;
  return marked ? digits.replace(/^(00)?55/, "") : digits.replace(/^0(?=\d{10})/, "");
}
