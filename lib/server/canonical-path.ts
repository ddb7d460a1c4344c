/**
 * The canonical form of a path: lower case, without .html and without a trailing slash. It does not
 * check whether the page exists.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .toLowerCase()
    .replace(/(\/index)?\.html$/, "")
    .replace(/\/+$/, "");
  return path === "" ? "/" : path;
}
