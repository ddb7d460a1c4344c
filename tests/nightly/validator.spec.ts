import { execFileSync } from "node:child_process";
import { onPath } from "@/tests/nightly/support/programs";
import { expect, test } from "@playwright/test";
import { STATIC_FOLDER } from "@/tests/support/static-host";

const JAR = "tests/nightly/node_modules/vnu-jar/build/dist/vnu.jar";

/** Findings that are not errors in the page. */
const IGNORED = [
  // The parser for CSS does not know cascade layers, @property, anchors, font metrics and others.
  "CSS: .*",
  // On phones the parts of some tables are blocks, which removes their roles in some browsers.
  "The .role. attribute must not be used on a .t[dhr]. element .*",
  // By the standard a dialog is its own root; for the validator all dialogs have that of the page.
  "There must not be two elements with the same .nearest ancestor autofocus scoping root .*",
];

test("the W3C's validator finds no error in the built pages", () => {
  test.skip(!onPath("java"), "Java is not installed (Debian: default-jre-headless)");
  test.setTimeout(300_000);
  const options = ["--skip-non-html", "--errors-only", "--exit-zero-always", "--stdout"];
  const filter = ["--filterpattern", IGNORED.join("|")];
  // The stack of the default size is too small for deep drawings.
  const args = ["-Xss8m", "-jar", JAR, ...options, ...filter, STATIC_FOLDER];
  expect(execFileSync("java", args, { encoding: "utf8" })).toBe("");
});
