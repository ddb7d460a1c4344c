import { absoluteUrl } from "@/lib/seo/metadata";
import { site } from "@/lib/site";

const DAY_MS = 86_400_000;
/** RFC 9116 wants less than a year; a site that is not built again for this long has nobody who reads the mail either. */
const SECURITY_CONTACT_DAYS = 330;

/** /.well-known/security.txt (RFC 9116): where to report a weakness, valid from `now` on. */
export function securityText(now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_CONTACT_DAYS * DAY_MS);
  return `${[
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: pt, en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
  ].join("\n")}\n`;
}
