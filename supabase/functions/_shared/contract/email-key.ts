import { removeInvisible } from "./text.ts";

/** Its users get the mail of every spelling with dots. */
const GMAIL = /^(?:gmail|googlemail)\.com$/;

/**
 * The key under which the messages of an e-mail address are counted: the same for the spellings
 * that reach one mailbox (full width letters, invisible characters, +tags, Gmail's dots). Other text is
 * its own key.
 */
export function emailKey(email: string): string {
  const text = removeInvisible(email.normalize("NFKC")).trim().toLowerCase();
  const [, local = "", domain = ""] = /^([^@]+)@([^@]+)$/.exec(text) ?? [];
  if (!domain) return text;
  const mailbox = local.replace(/^([^+]+)\+.*$/, "$1");
  return GMAIL.test(domain) ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}
