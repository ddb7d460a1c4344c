import { log } from "@/lib/server/log";

/** One line for an address that nothing has. */
export const logNotFound = (url: string) => log("not_found", { path: loggedPath(url) });

/** A segment with an e-mail address or at least eight digits: a phone number or a document. */
const PERSONAL = /^(.*?\/)[^/]*(?:@|%40|(?:\d[^/\d]*){8})/i;

const MAX_LENGTH = 300;

/** Without query and personal data, only ASCII (a terminal reads other bytes as commands). */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  const [printable = ""] = /^[!-~]*/.exec(path.slice(0, 2 * MAX_LENGTH)) ?? [];
  const start = PERSONAL.exec(printable)?.[1];
  return start === undefined ? printable.slice(0, MAX_LENGTH) : `${start.slice(0, MAX_LENGTH)}[…]`;
}
