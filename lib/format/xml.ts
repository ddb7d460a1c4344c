const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export const escapeXml = (text: string): string =>
  printable(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** Removes the control characters that XML forbids, even as entities. */
export const printable = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");
