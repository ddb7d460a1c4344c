import { observatory } from "@/tests/support/observatory";
import { pagePolicy } from "@/lib/server/page-policy.mjs";
import { assetHeaders, securityHeaders } from "@/lib/server/response-headers.mjs";

// The pages of the servers are scored in tests/e2e: security, static-server, cloudflare-pages.

const ours = Object.fromEntries(
  Object.entries({ ...assetHeaders, ...securityHeaders }).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);
const page = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
const POLICY = pagePolicy(["p{}"]);

it("scores a page with the site's headers and policy", () => {
  const { points, ...result } = observatory({ headers: ours, html: page(POLICY) });
  expect(result).toEqual({ score: 120, grade: "A+" });
  expect(Object.entries(points).filter(([, value]) => value !== 0)).toEqual([
    ["content-security-policy", 10],
    ["referrer-policy", 5],
    ["x-frame-options", 5],
  ]);
});

it.each<[string, string, number]>([
  ["inline styles", "default-src 'none'; style-src 'self' 'unsafe-inline'", 0],
  ["… which a hash switches off", "default-src 'none'; style-src 'unsafe-inline' 'sha256-x'", 10],
  ["inline scripts", "default-src 'none'; script-src 'unsafe-inline'", -20],
  ["scripts of any host", "default-src 'none'; script-src https:", -20],
  ["no rule for scripts", "img-src 'self'", -20],
  ["eval", "default-src 'none'; script-src 'unsafe-eval'", -10],
  ["frames over HTTP", "default-src 'none'; frame-src http://a.example", -20],
  ["pictures over HTTP", "default-src 'none'; img-src http://a.example", -10],
  ["another default", "default-src 'self'", 5],
])("policy with %s", (_what, policy, expected) => {
  const { points } = observatory({ headers: ours, html: page(policy) });
  expect(points["content-security-policy"]).toBe(expected);
});

it.each<[string, Record<string, string | undefined>, number, string]>([
  ["no policy", { "content-security-policy": undefined }, 75, "B"],
  ["no referrer policy", { "referrer-policy": undefined }, 115, "A+"],
  ["an unsafe one", { "referrer-policy": "unsafe-url" }, 110, "A+"],
  ["no HSTS", { "strict-transport-security": undefined }, 80, "B+"],
  ["a short HSTS", { "strict-transport-security": "max-age=60" }, 110, "A+"],
  ["guessed types", { "x-content-type-options": undefined }, 115, "A+"],
  ["a cookie", { "set-cookie": "a=b" }, 60, "C+"],
  ["a resource policy", { "cross-origin-resource-policy": "same-origin" }, 130, "A+"],
])("headers with %s", (what, change, score, grade) => {
  const headers = { ...ours, ...change } as Record<string, string>;
  const html = what === "no policy" ? "" : page(POLICY);
  expect(observatory({ headers, html })).toMatchObject({ score, grade });
});

it.each<[string, string, number]>([
  ["of the site", '<script src="/a.js">', 0],
  ["of the site with a digest", '<script src="/a.js" integrity="x">', 5],
  ["of another host", '<script src="https://a.example/a.js">', -5],
  ["over HTTP", '<script src="http://a.example/a.js">', -50],
])("scripts %s", (_what, script, expected) => {
  const { points } = observatory({ headers: ours, html: page(POLICY) + script });
  expect(points["subresource-integrity"]).toBe(expected);
});
