import type { BuildOutputs, RouteRule } from "@/adapter/build-outputs";
import { escapePattern } from "@/adapter/static-folder/nginx-syntax";

/** `/markdown/x.md` → `/blog/x.md` for a rewrite of `/blog/:slug.md` to `/markdown/$1.md`. */
export function visitorPath(file: string, rewrites: readonly RouteRule[]): string {
  for (const { source, target } of rewrites) {
    const [before = "", after = ""] = target.split("$1");
    if (!file.startsWith(before) || !file.endsWith(after)) continue;
    const parameter = file.slice(before.length, file.length - after.length);
    return source.replace(/:\w+/, parameter);
  }
  return file;
}

export type BuiltRoute = {
  route: string;
  pattern: string;
  path: string;
  headers: Record<string, string>;
};

export function builtRoutes({ files, rewrites }: Pick<BuildOutputs, "files" | "rewrites">) {
  const routes = new Map<string, BuiltRoute>();
  for (const { route: ownRoute, path: ownPath, headers } of files) {
    if (routes.has(ownRoute)) continue;
    const path = visitorPath(ownPath, rewrites);
    const route = path === ownPath ? ownRoute : withParameter(path);
    routes.set(ownRoute, { route, pattern: patternOf(route), path, headers });
  }
  return [...routes.values()];
}

export const linkHeaders = ({ files, rewrites }: Pick<BuildOutputs, "files" | "rewrites">) =>
  files.flatMap(({ path, headers: { link } }) =>
    link ? { path: visitorPath(path, rewrites), link } : [],
  );

/** All files of a rewritten route stand in one folder and have one extension. */
const withParameter = (path: string) => path.replace(/[^/]+(?=\.\w+$)/, "[file]");

const patternOf = (route: string) =>
  route
    .split(/(\[[^\]]+\])/)
    .map((part) => (part.startsWith("[") ? "[^/]+" : escapePattern(part)))
    .join("");
