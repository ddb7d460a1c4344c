/** Makes a function that gives one key for every try to send the same values, and a new one for other values. */
export function createIdempotencyKeys(): (values: Record<string, string>) => string {
  let last = { content: "", key: "" };
  return (values) => {
    const content = JSON.stringify(values);
    if (content !== last.content) last = { content, key: newKey() };
    return last.key;
  };
}

/** randomUUID exists only where the page came over https or from localhost. */
const newKey = () =>
  typeof crypto.randomUUID === "function"
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
