/** A segment with an e-mail address or at least eight digits: a phone number or a document. */
const PERSONAL = /^(.*?\/)[^/]*(?:@|%40|(?:\d[^/\d]*){8})/i;

/**
 * A path for the log: without its query, without what may be personal data, only ASCII (a terminal
 * reads other bytes as commands), at most 300 characters. deploy/nginx logs the same.
 */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  const [printable = ""] = /^[!-~]*/.exec(path) ?? [];
  const start = PERSONAL.exec(printable)?.[1];
  return start === undefined ? printable.slice(0, 300) : `${start.slice(0, 300)}[…]`;
}
