import { addressKey } from "@/supabase/functions/_shared/contract/address-key";

/** Set from the socket by watch-http-server.ts, which overwrites a visitor's own header. */
export const PEER_ADDRESS_HEADER = "x-peer-address";

/**
 * The visitor's IP address as a key for counting: IPv6 by /64. Of X-Forwarded-For only the entries
 * of trusted proxies are used.
 * @param trustedProxies number of proxies in front (TRUSTED_PROXIES); 0 uses only the socket
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const chain = [...forwarded.filter(Boolean)];
  const peer = headers.get(PEER_ADDRESS_HEADER);
  if (peer) chain.push(peer);
  const address =
    trustedProxies === 0 ? peer : chain[Math.max(0, chain.length - 1 - trustedProxies)];
  return address ? addressKey(address) : "unknown";
}
