import { createHash } from "node:crypto";
import { INLINE_SCRIPT, SPECULATION_RULES } from "@/lib/browser/scripts.mjs";
import { pagePolicy } from "@/lib/server/page-policy";

it("sound may come from any host by https, because hosts of podcasts send a player on to others", () => {
  expect(pagePolicy([]).split("; ")).toContain("media-src 'self' https:");
});

it.each([
  ["the script of every page", "script-src", INLINE_SCRIPT],
  ["the rules for what a browser loads ahead", "script-src", SPECULATION_RULES],
  ["a style of the page", "style-src", ".torneira{fill:red}"],
])("knows %s by its hash", (_what, directive, text) => {
  const sources = pagePolicy([".torneira{fill:red}"])
    .split("; ")
    .find((one) => one.startsWith(`${directive} `));
  const hash = createHash("sha256").update(text).digest("base64");
  expect(sources?.split(" ")).toContain(`'sha256-${hash}'`);
});
