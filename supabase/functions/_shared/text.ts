/**
 * Makes one line for an e-mail header, a field or an error message: removes control, line-separator
 * and bidirectional-formatting characters and truncates with an ellipsis.
 *
 * @param maxLength in UTF-16 code units
 */
export function singleLine(text: string, maxLength = 200): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).toWellFormed()}…`;
}

/**
 * Returns the text when it is exactly one e-mail address that every mail server accepts in a
 * header, else null. The domain is returned as Punycode. A local part that is not ASCII gives null:
 * servers without SMTPUTF8 refuse such an e-mail for ever. Stricter than specification §5: it only
 * decides whether the e-mail gets a Reply-To header.
 */
export function parseEmailAddress(text: string | null | undefined): string | null {
  const [, local = "", domain = ""] = /^([!-~]{1,64})@([^@]+)$/.exec(text?.trim() ?? "") ?? [];
  const pattern = /^(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;
  if (/[@<>()[\],;:\\"]/.test(local) || !pattern.test(domain)) return null;
  const url = `http://${domain}/`;
  const ascii = URL.canParse(url) ? new URL(url).hostname : "";
  const address = `${local}@${ascii}`;
  // The URL parser reads a domain of numbers as an IP address.
  return /[a-z]/.test(ascii) && address.length <= 254 ? address : null;
}
