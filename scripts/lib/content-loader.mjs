import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * A loader of Turbopack for lib/content/version.ts, under `npm run dev` only: it depends on all
 * files of content/.
 * @this {{ addContextDependency: (folder: string) => void, rootContext: string }}
 * @param {string} source
 */
export default function watchContent(source) {
  const folder = path.resolve(this.rootContext, process.env.CONTENT_ROOT || "content");
  this.addContextDependency(folder);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const times = files.map((file) => `${file} ${statSync(path.join(folder, file)).mtimeMs}`);
  const version = createHash("sha256").update(times.join("\n")).digest("hex");
  return source.replace('CONTENT_VERSION = ""', `CONTENT_VERSION = "${version}"`);
}
