/** Content type by file extension, and whether compression makes the file smaller. */
const EXTENSIONS: Record<string, { type: string; isCompressible: boolean }> = {
  html: text("text/html"),
  js: text("text/javascript"),
  css: text("text/css"),
  txt: text("text/plain"),
  md: text("text/markdown"),
  ics: text("text/calendar"),
  vtt: text("text/vtt"),
  xml: { type: "application/xml", isCompressible: true },
  json: { type: "application/json", isCompressible: true },
  webmanifest: { type: "application/manifest+json", isCompressible: true },
  svg: { type: "image/svg+xml", isCompressible: true },
  ico: { type: "image/x-icon", isCompressible: true },
  png: binary("image/png"),
  webm: binary("video/webm"),
  woff2: binary("font/woff2"),
  zip: binary("application/zip"),
};

function text(type: string) {
  return { type: `${type}; charset=utf-8`, isCompressible: true };
}

function binary(type: string) {
  return { type, isCompressible: false };
}

const extensionOf = (file: string) => file.slice(file.lastIndexOf(".") + 1);

/** Whether a file is worth compressing. */
export const isCompressible = (file: string) =>
  EXTENSIONS[extensionOf(file)]?.isCompressible ?? false;

/** Whether the extension of a file already gives the content type that its route set. */
export const hasContentType = (file: string, type: string) =>
  withoutCharset(EXTENSIONS[extensionOf(file)]?.type) === withoutCharset(type);

const withoutCharset = (type = "") => type.split(";")[0];

/** Every extension with its content type. */
export const contentTypes = Object.entries(EXTENSIONS).map(([extension, { type }]) => ({
  extension,
  type,
}));
