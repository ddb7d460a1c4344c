/**
 * The one spelling of a page's path: lower case, no .html ending, no slash at the end. A path in that spelling comes
 * back unchanged. Whether the page exists is not asked: a wrong path in the right spelling is the not-found page's.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .toLowerCase()
    .replace(/(\/index)?\.html$/, "")
    .replace(/\/+$/, "");
  return path === "" ? "/" : path;
}
