import { unzipSync } from "fflate";
import sharp from "sharp";
import { getArticles } from "@/lib/content/articles";
import { getContest } from "@/lib/content/collections";
import { numericDate } from "@/lib/content/dates";
import { getContestRelease, getMediaKit } from "@/lib/content/press";
import { formatReais } from "@/lib/format/money";
import { NEWEST_ARTICLES } from "@/lib/limits";
import { paths, pressPaths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

test("the archive holds every logo and cover, the licence, the captions and the facts", async ({
  request,
}) => {
  const response = await request.get(pressPaths.archive);
  expect(response.headers()["content-type"]).toBe("application/zip");
  expect(response.headers()["content-disposition"]).toContain("primoze-imprensa.zip");
  const files = unzipSync(new Uint8Array(await response.body()));
  const names = Object.keys(files);
  const text = (name: string) => new TextDecoder().decode(files[name]);

  const { logos, versions, assets, statistics, credit } = getMediaKit();
  expect(names.filter((name) => name.startsWith("logotipos/"))).toHaveLength(
    logos.length * versions.length * 2,
  );
  expect(names.filter((name) => name.startsWith("imagens/"))).toHaveLength(assets.length * 3);
  for (const { slug } of getArticles().slice(0, NEWEST_ARTICLES.pressCovers)) {
    expect(text(`capas/${slug}.svg`)).toMatch(/^<svg xmlns=/);
  }
  expect(text("LICENCA.txt")).toContain(credit);

  // The list of contents names every other file.
  const listed = text("CONTEUDO.txt").match(/^\S+(?=  \d+ kB$)/gm);
  expect(listed?.sort()).toEqual(names.filter((name) => name !== "CONTEUDO.txt").sort());

  const facts = JSON.parse(text("fatos.json"));
  expect(await (await request.get(pressPaths.facts)).json()).toEqual(facts);
  expect(facts.empresa).toMatchObject({ nome: "PrimoZé" });
  const values = facts.fatos.map(({ valor }: { valor: string }) => valor);
  const stated = ["até 24 horas", ...statistics.map(({ value }) => value)];
  expect(values).toEqual(expect.arrayContaining(stated));
  for (const { fato, fonte, data } of facts.fatos) {
    expect(fato).not.toMatch(/undefined|^$/);
    expect((await request.get(new URL(fonte).pathname)).status()).toBe(200);
    expect(data).toMatch(/^\d{4}-\d\d-\d\d$/);
  }

  // Every picture has a caption and a credit, in the facts, in the list and in the file itself.
  const pictures = names.filter((name) => /\.(svg|png|jpg)$/.test(name));
  type Picture = { arquivo: string; legenda: string; credito: string };
  const captions = new Map((facts.imagens as Picture[]).map((image) => [image.arquivo, image]));
  expect([...captions.keys()].sort()).toEqual(pictures.sort());
  for (const [name, { legenda, credito }] of captions) {
    expect(legenda).not.toMatch(/undefined|^$/);
    expect(credito).toBe(credit);
    expect(text("legendas.txt")).toContain(`${name}\n  `);
    if (name.endsWith(".svg")) continue;
    const { xmpAsString = "", width } = await sharp(files[name]).metadata();
    expect(xmpAsString).toContain(legenda);
    expect(xmpAsString).toContain(`<photoshop:Credit>${credit}</photoshop:Credit>`);
    if (name.startsWith("imagens")) expect([name, width]).toEqual([name, 3000]);
  }
});

test("the release as a text file has every part of its page", async ({ page, request }) => {
  const text = await (await request.get(`${paths.pressRelease}.txt`)).text();
  expect(text).not.toMatch(/undefined|\]\(|&nbsp;|<\w/);
  await page.goto(paths.pressRelease);
  const headings = await page
    .getByRole("article")
    .getByRole("heading", { level: 2 })
    .allInnerTexts();
  for (const heading of headings) expect(text.toLowerCase()).toContain(heading.toLowerCase());
  const { prizesAbove, scholarships } = getContest();
  const days = getContestRelease().schedule.flatMap(({ from, to }) =>
    from && to ? [`${numericDate(from)} a ${numericDate(to)}`] : [],
  );
  for (const fact of [formatReais(prizesAbove), String(scholarships), ...days]) {
    expect(text).toContain(fact);
  }
});

test("the media kit has its text file", async ({ request }) => {
  const text = await (await request.get(pressPaths.mediaKitText)).text();
  expect(text).not.toMatch(/undefined|\]\(|&nbsp;|<\w/);
});
