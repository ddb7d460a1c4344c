/**
 * Keys for the server to recognise a repeated request by: one key for every try to send the same values, a new one for
 * other values, and for the same again once they were sent, since then somebody means it.
 */
export function createIdempotencyKeys() {
  let last = { content: "", key: "" };
  return {
    keyFor(values: Record<string, string>): string {
      const content = JSON.stringify(values);
      if (content !== last.content) last = { content, key: newKey() };
      return last.key;
    },
    sent() {
      last = { content: "", key: "" };
    },
  };
}

/** randomUUID exists only where the page came over https or from localhost. */
const newKey = () =>
  typeof crypto.randomUUID === "function"
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
