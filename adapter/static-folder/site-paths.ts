import type { BuildOutputs } from "@/adapter/build-outputs";
import { hasContentType } from "@/adapter/static-folder/content-types";
import { escapePattern } from "@/adapter/static-folder/nginx-syntax";

export type BuiltRoute = {
  route: string;
  pattern: string;
  path: string;
  headers: Record<string, string>;
};

/** One of the files of each route handler. */
export function builtRoutes({ files }: Pick<BuildOutputs, "files">): BuiltRoute[] {
  const routes = new Map<string, BuiltRoute>();
  for (const { route, path, headers } of files) {
    if (!routes.has(route)) routes.set(route, { route, pattern: patternOf(route), path, headers });
  }
  return [...routes.values()];
}

/**
 * What route handlers said of their files, by path. Of their types only those that the extension
 * does not tell.
 */
export const ownHeaders = ({ files }: Pick<BuildOutputs, "files">) =>
  Object.fromEntries(
    files.map(({ path, headers }) => {
      const isTold = hasContentType(path, headers["content-type"] ?? "");
      return [path, only(headers, isTold ? UNTOLD : OWN)];
    }),
  );

const OWN = ["cache-control", "content-type", "content-disposition", "access-control-allow-origin"];
const UNTOLD = OWN.filter((name) => name !== "content-type");

/** The headers that belong to a file on every server. */
export const fileHeaders = (headers: Record<string, string>) => only(headers, OWN);

const only = (headers: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));

const patternOf = (route: string) =>
  route
    .split(/(\[[^\]]+\])/)
    .map((part) => (part.startsWith("[") ? "[^/]+" : escapePattern(part)))
    .join("");
