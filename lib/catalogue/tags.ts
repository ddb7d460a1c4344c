import type { Kind } from "@/lib/catalogue/entry";
import { getTags, isTagIndexed } from "@/lib/content/articles";
import { tagPath } from "@/lib/paths";
import { site } from "@/lib/site";

/** The subjects of the blog. Their articles are what the search finds. */
export const tags: Kind = {
  list: undefined,
  entries: () =>
    getTags().map((list) => ({
      path: tagPath(list.tag),
      title: list.tag,
      description: tagDescription(list),
      indexed: isTagIndexed(list),
      image: undefined,
      search: undefined,
    })),
};

export const tagDescription = ({ tag, articles }: ReturnType<typeof getTags>[number]): string =>
  `Os ${articles.length} artigos do blog da ${site.name} sobre ${tag}, do mais novo ao mais antigo.`;
