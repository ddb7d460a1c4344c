import type { Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { memoize } from "@/lib/cache/memoize";
import { parseMdx } from "@/components/mdx/parse-mdx";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import { linkJudge } from "@/lib/seo/site-addresses";

const trees = memoize("published-trees", () => new WeakMap<MdxBody, Root>());

/**
 * A text as it is published: of a link that leads to nothing on this site the words remain (0050).
 */
export function publishedTree(body: MdxBody): Root {
  const known = trees().get(body);
  if (known) return known;
  const tree = structuredClone(parseMdx(body));
  const deadLinkReason = linkJudge();
  const dead = new Set<string>();
  visit(tree, "definition", (node, index, parent) => {
    if (!parent || index === undefined || !deadLinkReason(node.url)) return;
    dead.add(node.identifier);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  visit(tree, ["link", "linkReference"], (node, index, parent) => {
    const isDead =
      node.type === "link"
        ? deadLinkReason(node.url)
        : node.type === "linkReference" && dead.has(node.identifier);
    if (!isDead || !parent || index === undefined || !("children" in node)) return;
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
  trees().set(body, tree);
  return tree;
}
