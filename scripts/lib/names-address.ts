/** What may precede or follow an e-mail address within its own word: then it is another address. */
const BEFORE = "(?<![\\p{L}\\p{N}_.+-]|[\\p{L}\\p{N}]')";
const AFTER = "(?![\\p{L}\\p{N}_]|-\\p{L}|\\.[\\p{L}\\p{N}])";

/** Whether a text names an e-mail address, whatever stands around it, and not a longer one. */
export function namesAddress(text: unknown, email: string): boolean {
  if (typeof text !== "string") return false;
  const address = email.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return new RegExp(BEFORE + address + AFTER, "iu").test(text);
}
