import { readFileSync } from "node:fs";
import type { BuildOutputs } from "@/adapter/build-outputs";
import { assumptions } from "@/adapter/next-output";
import { sha256 } from "@/lib/server/response-headers.mjs";

export type BuildFiles = ReturnType<typeof createBuildFiles>;

/** The scripts and style sheets of a build by the URL that a page names. Each is read once. */
export function createBuildFiles({ staticFiles, addScript }: BuildOutputs) {
  const files = new Map(staticFiles.map(({ path, file }) => [path, file]));
  const contents = new Map<string, { text: string; integrity: string }>();
  const read = (page: string, url: string) => {
    const pathname = new URL(url, "http://build.example").pathname;
    const known = contents.get(pathname);
    if (known) return known;
    const content = readFileSync(assumptions.buildFile(page, url, files.get(pathname)));
    const entry = { text: content.toString("utf8"), integrity: sha256(content) };
    contents.set(pathname, entry);
    return entry;
  };
  return {
    text: (page: string, url: string) => read(page, url).text,
    integrity: (page: string, url: string) => read(page, url).integrity,
    addScript,
  };
}
