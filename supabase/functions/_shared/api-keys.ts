/** Compares two secrets in constant time: `crypto.subtle.verify` compares their HMACs. */
export async function timingSafeEqual(a: string, b: string): Promise<boolean> {
  const { subtle } = crypto;
  const random = crypto.getRandomValues(new Uint8Array(32));
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await subtle.importKey("raw", random, algorithm, false, ["sign", "verify"]);
  const encoder = new TextEncoder();
  const signature = await subtle.sign("HMAC", key, encoder.encode(a));
  return subtle.verify("HMAC", key, signature, encoder.encode(b));
}

/** Whether a request has one of the API keys, in `apikey` or as a bearer token. */
export async function hasApiKey(headers: Headers, keys: readonly string[]): Promise<boolean> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  const given = [headers.get("apikey"), bearer].filter((key) => key != null);
  const checks = given.flatMap((candidate) => keys.map((key) => timingSafeEqual(candidate, key)));
  return (await Promise.all(checks)).includes(true);
}
