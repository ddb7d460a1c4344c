import type { IncomingMessage } from "node:http";

/** A path by itself, as Next and the log read it. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)((?:[/?#].*)?)$/i;

/**
 * Turns `GET http://host/path` into `GET /path`. Its host replaces the Host header (RFC 9112,
 * section 3.2.2, which says that every server accepts this form).
 */
export function acceptAbsoluteForm(request: IncomingMessage): void {
  const [, host, target = ""] = ABSOLUTE.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = target.startsWith("/") ? target : `/${target}`;
}

/** A request with two hosts could mean one to a proxy and another to us (RFC 9112, section 3.2). */
export const hasOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length <= 1;

/** Whether the percent signs of a path are complete and are UTF-8, as every route assumes. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !/%00/.test(path);
  } catch {
    return false;
  }
}
