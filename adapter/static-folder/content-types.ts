const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  xml: "application/xml",
  json: "application/json",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  ico: "image/x-icon",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  pdf: "application/pdf",
  m4a: "audio/mp4",
  mp4: "video/mp4",
  mp3: "audio/mpeg",
  webm: "video/webm",
  woff2: "font/woff2",
  zip: "application/zip",
};

export const contentTypes = Object.entries(CONTENT_TYPES);

const typeOf = (file: string) => CONTENT_TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "";

/** @returns the type that nginx would send, too */
export const contentTypeOf = (file: string) => typeOf(file) || "application/octet-stream";

export const isCompressible = (file: string) =>
  /^(text|application\/(xml|json|manifest)|image\/(svg|x-icon))/.test(typeOf(file));

export const hasContentType = (file: string, type: string) =>
  typeOf(file).split(";")[0] === type.split(";")[0];
