import { absoluteUrl } from "@/lib/seo/metadata";
import { site } from "@/lib/site";

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year; each build renews the date. */
const SECURITY_CONTACT_DAYS = 330;

/** /.well-known/security.txt (RFC 9116): contact for vulnerability reports. */
export function securityText(now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_CONTACT_DAYS * DAY_MS);
  return `${[
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: pt, en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
  ].join("\n")}\n`;
}
