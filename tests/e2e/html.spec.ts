import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "@/tests/support/browser-test";
import { FRAMEWORK_PAGES, htmlRules, isTableRole } from "@/tests/support/html-rules";

const root = path.join(process.env.NEXT_DIST_DIR || ".next", "server/app");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".html") && !FRAMEWORK_PAGES.includes(file),
);
const validator = new HtmlValidate(htmlRules);

test("the build has pages", () => {
  expect(files.length).toBeGreaterThan(25);
});

for (const file of files) {
  test(`${file} is valid HTML`, async () => {
    const report = await validator.validateString(
      readFileSync(path.join(root, file), "utf8"),
      file,
    );
    const problems = report.results
      .flatMap(({ messages }) => messages)
      .filter((message) => !isTableRole(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect(problems).toEqual([]);
  });
}
