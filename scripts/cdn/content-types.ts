/** Type of a file by its ending, and whether compression makes it smaller. */
const ENDINGS: Record<string, { type: string; isText: boolean }> = {
  html: text("text/html"),
  rsc: { type: "text/x-component", isText: true },
  js: text("text/javascript"),
  css: text("text/css"),
  txt: text("text/plain"),
  md: text("text/markdown"),
  xml: { type: "application/xml", isText: true },
  json: { type: "application/json", isText: true },
  webmanifest: { type: "application/manifest+json", isText: true },
  svg: { type: "image/svg+xml", isText: true },
  ico: { type: "image/x-icon", isText: true },
  png: binary("image/png"),
  woff2: binary("font/woff2"),
  zip: binary("application/zip"),
};

function text(type: string) {
  return { type: `${type}; charset=utf-8`, isText: true };
}

function binary(type: string) {
  return { type, isText: false };
}

const endingOf = (file: string) => file.slice(file.lastIndexOf(".") + 1);

/** Whether a file is worth compressing. */
export const isText = (file: string) => ENDINGS[endingOf(file)]?.isText ?? false;

/** Whether a file's ending tells the type that its route gave it. */
export const tellsType = (file: string, type: string) =>
  withoutCharset(ENDINGS[endingOf(file)]?.type) === withoutCharset(type);

const withoutCharset = (type = "") => type.split(";")[0];

/** Every ending with its type. */
export const contentTypes = Object.entries(ENDINGS).map(([ending, { type }]) => ({ ending, type }));
