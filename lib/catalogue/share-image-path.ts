import { pageName, paths, tagPath } from "@/lib/paths";

/** The address of the share image of a page. Subjects of the blog have that of the blog. */
export const shareImagePath = (path: string): string =>
  `/compartilhar/${pageName(path.startsWith(tagPath("")) ? paths.blog : path)}.png`;
