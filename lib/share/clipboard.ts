type Content = { html: string; text: string };

/**
 * Safari writes only during the click event: a content that comes later is a promise.
 * @throws Error without permission, without https, or when the content is rejected
 */
export function writeRich(content: Content | Promise<Content>): Promise<void> {
  const part = async (name: keyof Content, type: string) =>
    new Blob([(await content)[name]], { type });
  return navigator.clipboard.write([
    new ClipboardItem({
      "text/html": part("html", "text/html"),
      "text/plain": part("text", "text/plain"),
    }),
  ]);
}

export const copyMessages = {
  success: { title: "Copiado!" },
  failure: { title: "Erro ao copiar" },
} as const;
