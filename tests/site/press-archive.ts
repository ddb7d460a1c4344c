import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { getMediaKit, getReleases } from "@/lib/content/press";
import { releaseTextPath } from "@/lib/paths";
import { fileBytes, fileText } from "@/tests/support/built-site";

const files = unzipSync(new Uint8Array(fileBytes("/imprensa/primoze-imprensa.zip")));
const names = Object.keys(files);
const text = (name: string) => strFromU8(files[name]!);

it("the archive has the releases, two files of each logo and three of each picture", () => {
  const { logos, versions, assets } = getMediaKit();
  expect(names.filter((name) => name.endsWith(".txt"))).toEqual([
    "LEIA-ME.txt",
    "sobre.txt",
    "about-en.txt",
    "fatos.txt",
    "release-click-na-pintura.txt",
    ...getReleases().map(({ name }) => `release-${name}.txt`),
  ]);
  const inFolder = (folder: string) => names.filter((name) => name.startsWith(folder));
  expect(inFolder("logotipos/")).toHaveLength(logos.length * versions.length * 2);
  expect(inFolder("imagens/")).toHaveLength(assets.length * 3);
});

it("the archive names the credit and a caption for each picture", () => {
  expect(text("LEIA-ME.txt")).toContain("Crédito: PrimoZé/Divulgação");
  for (const name of names.filter((one) => one.includes("/"))) {
    const [, file] = /\/(.+)\.\w+$/.exec(name)!;
    expect(text("LEIA-ME.txt")).toMatch(new RegExp(`^- ${file}: \\S`, "m"));
  }
});

it("who the company is stands in the archive in Portuguese and in English, without markup", () => {
  expect(text("sobre.txt")).toMatch(/^SOBRE A PRIMOZÉ\n/);
  expect(text("about-en.txt")).toMatch(/^PRIMOZÉ IN ENGLISH\n\n\S/);
  for (const name of ["sobre.txt", "about-en.txt"]) {
    expect(text(name)).toMatch(/\/(media-kit|imprensa)$/m);
    expect(text(name)).not.toMatch(/undefined|\*\*|\]\(|&nbsp;|<\w/);
  }
});

it("pictures are 3,000 px wide", async () => {
  const { width } = await sharp(files["imagens/imagem-estudio.jpg"]).metadata();
  expect(width).toBe(3000);
});

it("§9: the facts have the claims of the company and the prizes, each group its page and day", () => {
  for (const line of [
    /^- Resposta à imprensa: até 24 horas$/m,
    /^- Prêmios: acima de R\$\s2\.000$/m,
    /^Fonte: https?:\/\/\S+\/media-kit, \d\d\/\d\d\/\d{4}$/m,
  ]) {
    expect(text("fatos.txt")).toMatch(line);
  }
});

it("releases as text have the parts of their pages, and no markup", () => {
  const release = fileText("/click-na-pintura-release.txt");
  for (const title of [
    "O CONCURSO EM NÚMEROS",
    "CALENDÁRIO",
    "PARCEIROS",
    "COMO PARTICIPAR",
    "CONTATO PARA A IMPRENSA",
  ]) {
    expect(release).toContain(`\n\n${title}\n`);
  }
  for (const one of [
    release,
    ...getReleases().map(({ name }) => fileText(releaseTextPath(name))),
  ]) {
    expect(one).toMatch(/^RELEASE PARA A IMPRENSA\n/);
    expect(one).not.toMatch(/undefined|\]\(|&nbsp;|\u00a0|<\w/);
  }
});
