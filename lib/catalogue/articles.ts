import type { Kind } from "@/lib/catalogue/entry";
import { getAllArticles, getArticles, lastChange } from "@/lib/content/articles";
import { shortDate } from "@/lib/content/dates";
import { coverPath } from "@/lib/drawings/cover";
import { articlePath } from "@/lib/paths";

export const articles: Kind = {
  list: { id: "artigos", title: "Artigos do blog" },
  entries: () =>
    getArticles().map((article) => {
      const { slug, title, description, category, tags, keywords } = article;
      return {
        path: articlePath(slug),
        title,
        description,
        updated: lastChange(article),
        indexed: true,
        image: () => ({
          title,
          label: category,
          notes: [shortDate(article.date), `${article.readingMinutes} min de leitura`],
          drawing: coverPath(article),
          picture: article.picture,
        }),
        search: () => ({
          kind: "article",
          title,
          texts: [description],
          keywords: [category, ...tags, ...keywords],
        }),
        article,
      };
    }),
  otherPaths: () => getArticles().flatMap(({ aliases }) => aliases.map(articlePath)),
  heldBack: () =>
    getAllArticles().map(({ slug, body }) => ({ path: articlePath(slug), file: body.file })),
};
