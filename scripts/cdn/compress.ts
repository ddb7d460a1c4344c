import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { isCompressible } from "@/scripts/cdn/content-types";
import { digestOf, setContentMtime } from "@/scripts/cdn/content-mtime";

const FORMATS = {
  br: (content: Buffer) =>
    promisify(zlib.brotliCompress)(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) =>
    promisify(zlib.gzip)(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
};

/** zlib's own threads do the work: enough files at a time to keep them busy, few enough to stay small in memory. */
const AT_A_TIME = 8;

/**
 * Writes each text file also as .br and .gz beside it, and stamps all of them.
 * @param cache folder that keeps the compressed files, by content, from one build to the next
 */
export async function compressFiles(files: readonly string[], cache: string) {
  mkdirSync(cache, { recursive: true });
  const used = new Set<string>();
  const byContent = new Map<string, string[]>();
  for (const file of files) {
    const digest = digestOf(readFileSync(file));
    setContentMtime(file, digest);
    if (isCompressible(file)) byContent.set(digest, [...(byContent.get(digest) ?? []), file]);
  }
  const waiting = [...byContent].values();
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name));

  async function work() {
    for (const [digest, same] of waiting) {
      for (const [ending, compress] of Object.entries(FORMATS)) {
        const name = `${digest}.${ending}`;
        used.add(name);
        const kept = path.join(cache, name);
        if (!existsSync(kept)) await writeWhole(kept, await compress(readFileSync(same[0]!)));
        for (const file of same) {
          copyFileSync(kept, `${file}.${ending}`);
          setContentMtime(`${file}.${ending}`, digest);
        }
      }
    }
  }
}

/** Under its name only once it is complete, so that a build that was interrupted leaves no half file to the next one. */
async function writeWhole(file: string, content: Buffer) {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
