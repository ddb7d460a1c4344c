import { domainToASCII, domainToUnicode } from "node:url";
import { removeInvisible } from "@/supabase/functions/_shared/contract/text";

/**
 * Whether a text may mean an e-mail address in another spelling: +tag, full width, invisible
 * characters, spaces, "(a)", Punycode or Unicode, Gmail's dots. Too often rather than too rarely:
 * somebody decides.
 */
export function mayNameAddress(text: string, email: string): boolean {
  const [local = "", domain = ""] = spelt(email).split("@");
  if (!local || !domain) return false;
  const isGmail = /^(?:gmail|googlemail)\.com$/.test(domain);
  const domains = isGmail
    ? ["gmail.com", "googlemail.com"]
    : [domain, domainToASCII(domain), domainToUnicode(domain)];
  const dotless = (part: string) => (isGmail ? part.replaceAll(".", "") : part);
  const words = dotless(spelt(text));
  return domains.some((name) => name && words.includes(dotless(`${local}@${name}`)));
}

/** One spelling of what people type for an address. */
const spelt = (text: string) =>
  removeInvisible(text.normalize("NFKC"))
    .toLowerCase()
    .replace(/\s+/gu, "")
    .replace(/[([{](?:a|at|arroba|@)[)\]}]/g, "@")
    .replace(/\+[^@+]*@/g, "@");
