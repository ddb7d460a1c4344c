import { removeInvisible } from "./text.ts";

/** Its users get the mail of every spelling with dots. */
const GMAIL = /^(?:gmail|googlemail)\.com$/;

/** One key for the spellings of an address that reach one mailbox; other text is its own key. */
export function emailKey(email: string): string {
  const text = removeInvisible(email.normalize("NFKC")).trim().toLowerCase();
  const [, local = "", domain = ""] = /^([^@]+)@([^@]+)$/.exec(text) ?? [];
  if (!domain) return text;
  const mailbox = local.replace(/^([^+]+)\+.*$/, "$1");
  return GMAIL.test(domain) ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}
