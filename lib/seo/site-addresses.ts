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

const heldBack = (): string[] => kinds.flatMap((kind) => kind.heldBack?.() ?? []);

const pathOf = (link: string) => link.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "") || paths.home;

/**
 * Why a link leads to nothing, as the end of a sentence in Portuguese; undefined for a link that is
 * right. Reads the content once, with the first link that asks for it.
 */
export function createLinkChecker(): (link: string) => string | undefined {
  let known: { live: ReadonlySet<string>; waiting: ReadonlySet<string> } | undefined;
  return (link) => {
    if (!/^\/(?!\/)/.test(link)) return undefined;
    const path = pathOf(link);
    known ??= { live: new Set(siteAddresses()), waiting: new Set(heldBack()) };
    if (known.live.has(path) || path.startsWith(EPISODES) || hasPublicFile(path)) return undefined;
    return known.waiting.has(path)
      ? "leva a um texto que ainda não está no site"
      : "não leva a nenhuma página do site";
  };
}
