import { gzipSync } from "node:zlib";

/** What a page consists of, in bytes after gzip. */
export type PageBytes = {
  html: number;
  /** Scripts that other pages share. */
  code: number;
  /** What React needs to know of this page: its own first script. */
  data: number;
  style: number;
  font: number;
};

/**
 * Weighs the parts of built pages of a running site. @param site its address; @returns the function
 * that weighs one page
 */
export function pageBytes(site: string): (path: string) => Promise<PageBytes> {
  const known = new Map<string, Promise<Buffer>>();
  const load = (path: string) => {
    const found = known.get(path) ?? read(new URL(path, site));
    known.set(path, found);
    return found;
  };
  const zipped = async (path: string) => gzipSync(await load(path), { level: 9 }).length;
  const total = async (paths: string[], size: (path: string) => Promise<number>) =>
    (await Promise.all(paths.map(size))).reduce((sum, bytes) => sum + bytes, 0);

  return async (path) => {
    const html = (await load(path)).toString("utf8");
    const all = (pattern: RegExp) => [
      ...new Set([...html.matchAll(pattern)].map(([, text = ""]) => text)),
    ];
    const [list = "[]"] = all(/<script data-files="([^"]+)"/g);
    const scripts = (JSON.parse(list.replaceAll("&quot;", '"')) as [string, string][]).map(
      ([url]) => url,
    );
    const [data = [], code = []] = [true, false].map((own) =>
      scripts.filter((url) => url.includes("/static/pages/") === own),
    );
    return {
      html: await zipped(path),
      code: await total(code, zipped),
      data: await total(data, zipped),
      style: await total(all(/<link rel="stylesheet" href="([^"]+)"/g), zipped),
      font: await total(all(/url\((\/[^)]+\.woff2)\)/g), async (url) => (await load(url)).length),
    };
  };
}

async function read(url: URL): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
