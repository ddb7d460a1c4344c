import { readFileSync } from "node:fs";
import path from "node:path";
import netlifyRedirector from "netlify-redirector";
import { redirectsFile } from "@/adapter/host-files";
import { aliasRedirects } from "@/lib/content/redirects";
import { otherFiles, pagePaths, STATIC_FOLDER } from "@/tests/support/static-host";

/**
 * docs/deploy.md: the static folder on Netlify, which reads _redirects for an address that has no
 * file, by the matcher of its own local server. That decodes the path first, as `netlify dev` does.
 */
let match: (address: string) => string | undefined;
beforeAll(async () => {
  const built = readFileSync(path.join(STATIC_FOLDER, "_redirects"), "utf8");
  const toServer = redirectsFile({ redirects: [] }, "https://api.example.com");
  const matcher = await netlifyRedirector.parsePlain(built + toServer, {});
  match = (address) => {
    const { pathname, search } = new URL(address, "https://www.example.com");
    const rule = matcher.match({
      scheme: "https",
      host: "www.example.com",
      path: decodeURIComponent(pathname),
      query: search.slice(1),
      headers: {},
      cookieValues: {},
      getHeader: () => "",
      getCookie: () => "",
    });
    return rule ? `${rule.status} ${rule.to}` : undefined;
  };
});

it("sends no page and no file elsewhere", () => {
  const addresses = [...pagePaths(), ...otherFiles()];
  expect(addresses.filter((address) => match(address))).toEqual([]);
});

it("sends each old address to its page", () => {
  for (const { source, destination } of aliasRedirects())
    expect([source, match(source)]).toEqual([source, `301 ${destination}`]);
});

it.each(["/api/quote", "/api/donation", "/api/episodes", "/api/none", "/_next/image?w=640&q=75"])(
  "forwards %s to the server",
  (address) => {
    const [path] = address.split("?");
    expect(match(address)).toBe(`200 https://api.example.com${path}`);
  },
);

it.each(["/nao-existe", "/blog/nao-existe", "/contato.", "/blog/tinta&utm_source=zap"])(
  "shows the not-found page at %s",
  (address) => {
    expect(match(address)).toBeUndefined();
  },
);
