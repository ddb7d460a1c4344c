import type { BuildOutputs, RouteRule } from "@/adapter/build-outputs";
import { hasContentType } from "@/adapter/static-folder/content-types";
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

/**
 * What route handlers said of their files, by the path that a visitor asks for. Of their types only
 * those that the extension does not tell.
 */
export const ownHeaders = ({ files, rewrites }: Pick<BuildOutputs, "files" | "rewrites">) =>
  Object.fromEntries(
    files.map(({ path: builtPath, headers }) => {
      const path = visitorPath(builtPath, rewrites);
      const isTold = hasContentType(path, headers["content-type"] ?? "");
      return [path, only(headers, isTold ? UNTOLD : [...UNTOLD, "content-type"])];
    }),
  );

const OWN = ["cache-control", "content-type", "content-disposition", "access-control-allow-origin"];
const UNTOLD = [...OWN.filter((name) => name !== "content-type"), "link"];

/** The headers that belong to a file on every server. */
export const fileHeaders = (headers: Record<string, string>) => only(headers, OWN);

const only = (headers: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));

/** All files of a rewritten route stand in one folder and have one extension. */
const withParameter = (path: string) => path.replace(/[^/]+(?=\.\w+$)/, "[file]");

const patternOf = (route: string) =>
  route
    .split(/(\[[^\]]+\])/)
    .map((part) => (part.startsWith("[") ? "[^/]+" : escapePattern(part)))
    .join("");
