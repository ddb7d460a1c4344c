import { getArticles } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";

// What tests open as an example is chosen by what it has: editors rename, change and remove texts.

/** The newest article with this in its text, as written in MDX. */
export const articleWith = (text: string) =>
  getArticles().find(({ body }) => body.text.includes(text));

/** With a calculator, if one has it. */
const found = articleWith("<Calculator") ?? getArticles()[0];

/** The address of the example; of no page when there is no article. */
export const examplePath = articlePath(found?.slug ?? "");
