import { catalogue } from "@/lib/catalogue/catalogue";
import type { Kind } from "@/lib/catalogue/entry";
import { EPISODES } from "@/lib/catalogue/episodes";
import { hasPublicFile } from "@/lib/drawings/public-files";
import { machinePaths, paths, PRESS_ARCHIVE } from "@/lib/paths";

const kinds: readonly Kind[] = Object.values(catalogue);

const siteAddresses = (): string[] => [
  ...Object.values(machinePaths),
  PRESS_ARCHIVE,
  ...kinds.flatMap(({ entries, otherPaths }) => [
    ...entries().map(({ path }) => path),
    ...(otherPaths?.() ?? []),
  ]),
];

const filesHeldBack = (): ReadonlyMap<string, string> =>
  new Map(
    kinds.flatMap(({ heldBack }) => heldBack?.() ?? []).map(({ path, file }) => [path, file]),
  );

const pathOf = (link: string) => link.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "") || paths.home;

/**
 * Why a link leads to nothing, as the end of a sentence in Portuguese; undefined for a link that is
 * right. Reads the content once, with the first link that asks for it.
 */
export function createLinkChecker(): (link: string) => string | undefined {
  let known: { live: ReadonlySet<string>; waiting: ReadonlyMap<string, string> } | undefined;
  return (link) => {
    if (!/^\/(?!\/)/.test(link)) return undefined;
    const path = pathOf(link);
    known ??= { live: new Set(siteAddresses()), waiting: filesHeldBack() };
    if (known.live.has(path) || path.startsWith(EPISODES) || hasPublicFile(path)) return undefined;
    const file = known.waiting.get(path);
    return file
      ? `leva a ${file}, que ainda não está no site`
      : "não leva a nenhuma página do site";
  };
}
