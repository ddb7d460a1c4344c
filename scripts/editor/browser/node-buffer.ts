// What gray-matter asks of Node and does not need for a text: `fs`, and a Buffer with the text as
// it came.
export const Buffer = { from: (text: string) => text };
