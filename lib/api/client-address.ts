/** Set by instrumentation.ts from the socket itself; a visitor's own header of this name is overwritten there. */
export const PEER_ADDRESS_HEADER = "x-peer-address";

/**
 * The visitor's address, believing X-Forwarded-For only as far as our own proxies wrote it.
 * @param trustedProxies how many proxies stand in front (TRUSTED_PROXIES); 0 believes the socket alone
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const chain = [...forwarded.filter(Boolean)];
  const peer = headers.get(PEER_ADDRESS_HEADER);
  if (peer) chain.push(peer);
  if (trustedProxies === 0) return peer ?? "unknown";
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? "unknown";
}
