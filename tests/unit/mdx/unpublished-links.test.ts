import { unpublishedLinks } from "@/components/mdx/content-errors";
import { readContentFile } from "@/lib/content/front-matter.mjs";

const file = (name: string, fields: string, text = "") =>
  readContentFile(`content/${name}.mdx`, `---\n${fields}\n---\n\n${text}\n`);

const hidden = [
  file("articles/rascunho", "date: 2025-01-01\ndraft: true", "Veja [o outro](/blog/futuro)."),
  file("articles/futuro", "date: 2999-01-01"),
  file("press-releases/novidade", "kind: release\ndate: 2999-01-01"),
];

it("names each link to a text that is not published, with file, line and column", () => {
  const fields = "date: 2025-01-01\ncta:\n  href: /blog/rascunho";
  const text = "Leia [isto](/blog/futuro?de=1#fim).\n\nE [aquilo](/imprensa/novidade).";
  const published = file("articles/no-ar", fields, text);
  expect(unpublishedLinks([...hidden, published])).toEqual([
    expect.stringMatching(/^content\/articles\/no-ar\.mdx:4:3: o link \/blog\/rascunho leva/),
    expect.stringMatching(/^content\/articles\/no-ar\.mdx:7:6: o link \/blog\/futuro\?de=1#fim/),
    expect.stringMatching(/^content\/articles\/no-ar\.mdx:9:3: o link \/imprensa\/novidade/),
  ]);
});

it("lets published texts and the contest's release be linked, and one draft link another", () => {
  const contest = file("press-releases/click-na-pintura", "kind: concurso\ndate: 2999-01-01");
  const links = "[a](/blog/no-ar) [b](/click-na-pintura-release) [c](https://exemplo.com.br)";
  const published = file("articles/no-ar", "date: 2025-01-01", links);
  expect(unpublishedLinks([...hidden, contest, published])).toEqual([]);
});
