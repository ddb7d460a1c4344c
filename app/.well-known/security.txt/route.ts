import { addDays } from "@/lib/content/dates";
import { absoluteUrl } from "@/lib/site-url";
import { textResponse } from "@/lib/server/file-response";
import { site } from "@/lib/site";

export const dynamic = "force-static";

/** RFC 9116 recommends less than a year; each build renews the date. */
const VALID_DAYS = 330;

export function GET() {
  const today = new Date().toISOString().slice(0, 10);
  return textResponse(
    `${[
      `Contact: mailto:${site.email}`,
      `Expires: ${addDays(today, VALID_DAYS)}T00:00:00Z`,
      "Preferred-Languages: pt, en",
      `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
    ].join("\n")}\n`,
  );
}
