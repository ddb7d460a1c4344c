/** Names that only a private network resolves, and those of RFC 2606 and RFC 6762. */
const PRIVATE_NAME =
  /^[^.]+$|\.(localhost|test|example|invalid|local|internal)$|(^|\.)example\.(com|net|org)$/;
const PRIVATE_ADDRESS = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^\[/;

/** lib/env.ts reports addresses that are no URL. */
export function isPublicAddress(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return !PRIVATE_NAME.test(hostname) && !PRIVATE_ADDRESS.test(hostname);
}

type BuildSettings = { SITE_URL?: string | undefined; ALLOW_DEMONSTRATION?: string | undefined };

/** Whether a build is for everybody: for a public address, and no demonstration. */
export const isPublicBuild = ({ SITE_URL, ALLOW_DEMONSTRATION }: BuildSettings): boolean =>
  isPublicAddress(SITE_URL) && ALLOW_DEMONSTRATION !== "1";
