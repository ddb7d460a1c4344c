/** A static text file in UTF-8. */
export const textResponse = (text: string, type = "text/plain"): Response =>
  new Response(text, { headers: { "content-type": `${type}; charset=utf-8` } });
