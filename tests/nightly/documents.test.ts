import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";

const DOCUMENTS = [
  ...["README.md", "CONTRIBUTING.md", "content/README.md"],
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** Of headings, and of the rows of docs/decisions.md. */
function anchorsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const slugger = new GithubSlugger();
  return [
    ...[...source.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) => slugger.slug(title)),
    ...[...source.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id),
  ];
}

const CODE = /```[^]*?```|`[^`\n]+`/g;

it.each(DOCUMENTS)("links of %s lead to files and headings that exist", (file) => {
  const text = readFileSync(file, "utf8").replace(CODE, "");
  const links = [...text.matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^([a-z]+:|\/)/.test(target));
  const dead = links.filter((target) => {
    const [name, anchor] = target.split("#");
    const linked = name ? path.join(path.dirname(file), name) : file;
    if (!existsSync(linked)) return true;
    return Boolean(anchor) && linked.endsWith(".md") && !anchorsOf(linked).includes(anchor!);
  });
  expect(dead).toEqual([]);
});

it("what code says of docs/decisions.md leads to a row", () => {
  const named = execFileSync("git", ["grep", "-hoE", "docs/decisions\\.md#[a-z-]+"], {
    encoding: "utf8",
  });
  const anchors = named.split("\n").flatMap((line) => line.split("#")[1] ?? []);
  expect(anchorsOf("docs/decisions.md")).toEqual(expect.arrayContaining(anchors));
});
