const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** Looks at every byte, whatever the first difference. */
function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) {
    difference |= (one[index] ?? 0) ^ (other[index] ?? 0);
  }
  return difference === 0;
}

/** Compares digests in constant time, so neither content nor length of a secret leaks through timing. */
export async function sameSecret(one: string, other: string): Promise<boolean> {
  return sameBytes(await digest(one), await digest(other));
}

/** Whether the request carries one of the service keys, in `apikey` or as a bearer token. */
export async function hasServiceKey(request: Request, keys: readonly string[]): Promise<boolean> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const given = [request.headers.get("apikey"), bearer].filter((key) => key != null);
  let found = false;
  for (const candidate of given) {
    for (const key of keys) {
      if (await sameSecret(candidate, key)) found = true;
    }
  }
  return found;
}
