/**
 * Keys by which the server recognises a repeated request: the same key for each attempt to send the
 * same values, and a new one for other values, or for the same values after they were sent.
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

/** randomUUID exists only in secure contexts (https, localhost). */
const newKey = () =>
  typeof crypto.randomUUID === "function"
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
