import { type Finding, shownText, type Source } from "@/components/mdx/lost-text";
import GithubSlugger from "github-slugger";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** Parts of an article's page besides its text (app/blog). */
const PAGE_PARTS = ["assuntos", "compartilhar", "fontes", "leia-tambem", "neste-artigo"];

/** Links to a part of the page that it does not have. */
export function deadLinks(tree: Root, { rangeOf }: Source): Finding[] {
  const slugger = new GithubSlugger();
  const ids = new Set(PAGE_PARTS);
  visit(tree, "heading", (node) => void ids.add(slugger.slug(shownText(node))));
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (node.type !== "link" && node.type !== "definition") return;
    if (!node.url.startsWith("#") || ids.has(decoded(node.url.slice(1)))) return;
    findings.push({
      ...rangeOf(node),
      reason: `o link ${node.url} não leva a nenhum título deste texto`,
    });
  });
  return findings;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
