import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addDays } from "date-fns/addDays";
import { parse, stringify } from "yaml";
import { collections, contentProblems } from "@/lib/content/collections";
import { contentRoot, textNames } from "@/lib/content-root.mjs";
import { addPhotograph } from "@/tests/support/photographs";

/**
 * States of the content that no day of this project has: a build or a test copies the content with
 * one of them and reads it by CONTENT_ROOT.
 */
export type Variant = "launched" | "grown" | "emptied";

/** Copies the content that CONTENT_ROOT names, changed. */
export async function writeVariant(variant: Variant, to: string) {
  cpSync(contentRoot(), to, { recursive: true });
  await { launched: launch, grown: grow, emptied: empty }[variant](to);
}

type Fields = Record<string, unknown>;

/** A file's fields after a change; its text stays. */
function editFields(file: string, change: (fields: Fields) => void): void {
  const [, head = "", body = ""] = /^---\n(.*?)---\n?(.*)$/s.exec(readFileSync(file, "utf8"))!;
  const fields = (parse(head) ?? {}) as Fields;
  change(fields);
  writeFileSync(
    file,
    `---\n${stringify(fields, { lineWidth: 0, aliasDuplicateObjects: false })}---\n${body}`,
  );
}

const editPage = (root: string, name: string, change: (fields: Fields) => void) =>
  editFields(path.join(root, `pages/${name}.mdx`), change);

const filesIn = (folder: string) => textNames(folder).map((name) => path.join(folder, name));

/** A real company, with half hours. */
const COMPANY = {
  email: "obra@primoze.com.br",
  phone: "(11) 3333-4444",
  whatsapp: "551133334444",
  pressContact: "Bia Reis",
  instagram: "https://www.instagram.com/primoze",
  youtube: "https://www.youtube.com/@primoze",
  facebook: "https://www.facebook.com/primoze",
  fediverse: "@primoze@mastodon.example",
  contestSite: "https://concurso.example/",
  contestRules: "https://concurso.example/regulamento",
  volunteerForm: "https://formulario.example/mao-amiga",
  womenCourse: "https://curso.example/mulheres",
  womenCommunity: "https://comunidade.example/mulheres",
  legal: {
    name: "Obra Certa Ltda.",
    cnpj: "11.222.333/0001-81",
    address: {
      street: "Rua das Obras, 10",
      city: "São Paulo",
      state: "SP",
      postalCode: "01000-000",
    },
    technicalLead: { name: "Ana Lima", register: "CREA-SP 5060000000" },
    dataOfficer: { name: "Bia Reis", email: "dados@primoze.com.br" },
    smallDataAgent: false,
  },
};

/** For texts without a date of their own, such as lessons. */
const REVIEWED_ON = "2026-11-28";
const REVIEW = { by: "Ana Lima", role: "engenheira civil", register: "CREA-SP 5060000000" };

/** Nothing invented and nothing missing: `npm run before-launch` has nothing pending. */
function launch(root: string) {
  const edit = (folder: string, change: (fields: Fields) => void) =>
    filesIn(path.join(root, folder)).forEach((file) => editFields(file, change));
  for (const { folder, data } of Object.values(collections))
    if (!data) edit(folder, (fields) => clearMarks(fields));
  const company = path.join(root, "company.json");
  const facts = JSON.parse(readFileSync(company, "utf8")) as { hours: Fields[] };
  const [first, ...others] = facts.hours;
  const hours = [{ ...first, ...HALF_HOURS }, ...others];
  writeFileSync(company, JSON.stringify({ ...facts, ...COMPANY, hours }, null, 2));
  const sign = (fields: Fields) => {
    fields.reviewed ??= { ...REVIEW, date: fields.updated ?? fields.date ?? REVIEWED_ON };
    for (const source of (fields.sources ?? []) as Fields[]) {
      delete source.check;
      if (source.url) source.read ??= fields.updated ?? fields.date;
    }
  };
  edit("articles", sign);
  edit("symptoms", sign);
  edit("sheets", sign);
  edit("lessons", sign);
  edit("pages", (fields) => delete fields.check);
  editPage(root, "click-na-pintura", (page) => (page.authorisation = "04.000001/2025"));
  editPage(root, "politica-de-privacidade", ({ processors = [] }) => {
    for (const processor of processors as Fields[]) processor.provider ??= "Servidor Certo Ltda.";
  });
  editPage(root, "home", ({ credibility }) => {
    const [claim] = credibility as Fields[];
    claim!.guarantee = { scope: "Todo serviço com nota", term: "cinco anos" };
  });
}

const HALF_HOURS = { opens: "07:30", closes: "17:30" };

function clearMarks(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const fields = value as Fields;
  if (Array.isArray(fields.demonstration)) delete fields.demonstration;
  if (fields.demonstration === true) fields.demonstration = false;
  Object.values(fields).forEach(clearMarks);
}

const MORE = { articles: 40, episodes: 60, courses: 12, others: 12 };

/** Folders whose entries need nothing of their own. */
const FOLDERS = ["social-projects", "lessons", "symptoms", "sheets"];

/** Lists of a page that may be long or empty. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  home: ["credibility", "specialProjects"],
  "mulheres-na-manutencao": ["testimonials"],
  "politica-de-privacidade": ["processors"],
  "primoze-cast": ["platforms"],
  "projetos-sociais": ["partners"],
  servicos: ["nr35", "team"],
};

/** Those of which a company may have many. */
const GROWING = ["testimonials", "processors", "platforms", "partners"];

/** What an article must have; the rest of the copied one is its own. */
const ARTICLE_FIELDS = ["title", "description", "category", "tags", "cta"];

/**
 * More of each list than the site has in its first years. Half of the courses are still to come.
 */
async function grow(root: string) {
  await photograph(root);
  multiply(path.join(root, "articles"), MORE.articles, (fields, number) => {
    for (const name of Object.keys(fields)) if (!ARTICLE_FIELDS.includes(name)) delete fields[name];
    fields.title = `Artigo crescido ${number}`;
    fields.description = `${String(fields.description).slice(0, 150)} (${number})`;
    // Half of them are newer than the written ones.
    fields.date = dayAfter("2025-01-01", number % 2 === 0 ? number : -number);
  });
  for (const folder of FOLDERS) multiply(path.join(root, folder), MORE.others, () => {});
  for (const [page, lists] of Object.entries(LISTS))
    editPage(root, page, (fields) => {
      for (const list of lists.filter((list) => GROWING.includes(list))) lengthen(fields, list);
    });
  multiply(path.join(root, "press-releases"), MORE.others, (fields, number) => {
    fields.headline = `${String(fields.headline)} (${number})`;
    fields.description = `${String(fields.description).slice(0, 150)} (${number})`;
    fields.date = dayAfter("2025-01-01", number);
  });
  multiply(path.join(root, "courses"), MORE.others, () => {}, "realizado");
  const grow = (fields: Fields, number: number) => {
    const start = number % 2 === 0 ? new Date() : "2025-01-01";
    const status = ["Inscrições Abertas", "Vagas Esgotadas", "Em Breve"][number % 3];
    Object.assign(fields, {
      status,
      start: dayAfter(start, number),
      end: dayAfter(start, number + 1),
    });
  };
  multiply(path.join(root, "courses"), MORE.courses, grow, "agenda");
  const episodes = path.join(root, "episodes");
  const [captions] = readdirSync(episodes).filter((name) => name.endsWith(".vtt"));
  multiply(episodes, MORE.episodes, (fields, number) => {
    delete fields.slug;
    if (captions)
      cpSync(path.join(episodes, captions), path.join(episodes, `${grown(number)}.vtt`));
  });
}

/** The photograph of all places in the content "grown". */
const PICTURE = {
  src: "/fotos/obra.jpg",
  alt: "A obra pronta, vista da rua",
  credit: "Foto: Lia",
  licence: "CC BY 4.0",
  focus: "40% 30%",
};

/**
 * A photograph in the first entry of each list that takes one, in the pages, and finished works.
 */
async function photograph(root: string) {
  await addPhotograph(root, "obra.jpg");
  const show = (fields: Fields | undefined) => void (fields && (fields.picture = PICTURE));
  for (const folder of ["services", "lessons", "social-projects", "articles"]) {
    const [first] = filesIn(path.join(root, folder));
    if (first) editFields(first, show);
  }
  for (const kind of ["agenda", "realizado"]) {
    const [course] = filesIn(path.join(root, "courses")).filter((file) => isKind(file, kind));
    if (course) editFields(course, show);
  }
  editPage(root, "home", ({ specialProjects = [] }) => show((specialProjects as Fields[])[0]));
  editPage(root, "primoze-cast", show);
  editPage(root, "servicos", (page) => {
    show(page);
    page.team = [{ name: "Lia", trade: "Pintora", picture: PICTURE }];
  });
  editPage(root, "mulheres-na-manutencao", (page) => {
    for (const list of ["areas", "testimonials"]) show((page[list] as Fields[] | undefined)?.[0]);
    show(page);
  });
  editPage(root, "click-na-pintura", (page) => {
    page.photographs = [{ author: "Lia", place: "Recife", picture: PICTURE }];
  });
  const write = (name: string, fields: Fields) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(
      path.join(root, name),
      `---\n${stringify(fields, { aliasDuplicateObjects: false })}---\n\nFicou pronta.\n`,
    );
  };
  const services = filesIn(path.join(root, "services")).map((file) => path.basename(file, ".mdx"));
  for (let number = 1; number <= MORE.others; number += 1)
    write(`works/${grown(number)}.mdx`, {
      title: `Obra ${number}`,
      service: services[number % services.length],
      place: "Gopoúva, Guarulhos",
      month: `2025-${String(number).padStart(2, "0")}`,
      ...(number % 2 === 0 && { before: PICTURE, area: 38.5, days: 4 }),
      after: PICTURE,
      ...(number % 3 === 0 && { testimonial: { quote: "Ficou lisa.", name: "Noa" } }),
      demonstration: number === 1,
    });
}

const isKind = (file: string, kind: string) =>
  new RegExp(`^kind: ${kind}$`, "m").test(readFileSync(file, "utf8"));

/** Repeats the first row of a list, with other names. */
function lengthen(fields: Fields, list: string) {
  const rows = (fields[list] ?? []) as Fields[];
  const [first] = rows;
  if (!first) return;
  for (let number = 1; number <= MORE.others; number += 1) {
    const { name } = first;
    rows.push({ ...structuredClone(first), name: `${String(name)} ${number}` });
  }
}

const grown = (number: number) => `crescido-${String(number).padStart(3, "0")}`;

const dayAfter = (start: Date | string, days: number) =>
  addDays(new Date(start), days).toISOString().slice(0, 10);

/** Fields that tell the entries of a list apart. */
const NAMES = ["name", "title", "titulo"];

/** Copies the first file of a folder that has no rule of its own, with the next positions. */
function multiply(
  folder: string,
  times: number,
  change: (fields: Fields, number: number) => void,
  kind?: string,
): void {
  const files = filesIn(folder);
  const first = files.find((file) => (kind ? isKind(file, kind) : !isKind(file, "concurso")));
  if (!first) return;
  for (let number = 1; number <= times; number += 1) {
    const file = path.join(folder, `${kind ? `${kind}-` : ""}${grown(number)}.mdx`);
    cpSync(first, file);
    editFields(file, (fields) => {
      if ("order" in fields) fields.order = files.length + number;
      for (const name of NAMES) if (name in fields) fields[name] = `${fields[name]} ${number}`;
      change(fields, number);
    });
  }
}

/**
 * Pages have an address in the code, the company has articles and services from the first day, and
 * the articles lead to the services.
 */
const KEPT = ["articles", "services"];

/** Without every list that the rules of the content allow to be empty. */
function empty(root: string) {
  const before = process.env.CONTENT_ROOT ?? "";
  process.env.CONTENT_ROOT = root;
  try {
    for (const [page, lists] of Object.entries(LISTS))
      editPage(root, page, (fields) => {
        for (const list of lists) delete fields[list];
      });
    for (const { folder, schema } of Object.values(collections)) {
      if (!schema || KEPT.includes(folder)) continue;
      for (const file of filesIn(path.join(root, folder))) {
        const text = readFileSync(file);
        rmSync(file);
        if (contentProblems().length > 0) writeFileSync(file, text);
      }
    }
  } finally {
    process.env.CONTENT_ROOT = before;
  }
}
