import {
  getContest,
  getNr35Items,
  getServices,
  getSocialProjects,
} from "@/lib/content/collections";
import { getSpecialProjects } from "@/lib/content/events";
import { getCourses, getLessons, getPastCourses } from "@/lib/content/education";
import { isOver, longDate } from "@/lib/content/dates";
import { getPage, getSitePages, type SitePage } from "@/lib/content/pages";
import { getReleases } from "@/lib/content/press";
import { getWorks } from "@/lib/content/works";
import { handoutPath, pastCourseAnchor, paths, releasePath } from "@/lib/paths";
import { plainText } from "@/lib/seo/plain-text";
import type { RecordKind, SearchRecord } from "@/lib/search/record";
import { compact } from "@/lib/search/terms";
import { site } from "@/lib/site";

export const siteRecords = (): SearchRecord[] => [
  ...services(),
  ...works(),
  ...courses(),
  ...lessons(),
  ...socialProjects(),
  ...getSitePages().flatMap(page),
  ...releases(),
];

const KINDS: Record<string, RecordKind> = {
  [paths.services]: "landing",
  [paths.contact]: "landing",
  [paths.education]: "landing",
  [paths.womenInMaintenance]: "course",
  [paths.podcast]: "landing",
  [paths.photoContest]: "landing",
  [paths.socialProjects]: "landing",
  [paths.materialDonation]: "landing",
  [paths.pressRelease]: "press",
  [paths.mediaKit]: "press",
  [paths.pressRoom]: "press",
  [paths.privacy]: "legal",
  [paths.accessibility]: "legal",
};

const COURSE = "curso aula treinamento turma preço quanto custa inscrição";
const LESSON = "aula videoaula vídeo curso";
const HANDOUT = "apostila imprimir PDF passo a passo";
const PLACES =
  "casa apartamento sala quarto cozinha banheiro varanda sacada corredor lavanderia quintal garagem escada parede " +
  "loja escritório";
const SERVICE =
  "serviço profissional empresa contratar bom barato confiança perto instalar instalação colocar trocar limpar lavar " +
  "conserto consertar arrumar reparo problema defeito quebrado parou funciona manutenção " +
  `residencial comercial predial ${PLACES}`;
const CONTACT =
  "empresa atende trabalha cobra aceita faz serviço obra reforma crédito débito saber escritório";

/** Price, area and hours are asked of the contact page, and together with a service. */
const serviceQualifiers = () => [
  SERVICE,
  site.area,
  ...getPage("contato")
    .sections.filter(({ id }) => ["orcamento", "area", "horario"].includes(id))
    .flatMap(({ keywords }) => keywords),
];

function page({ path, title, lead, description, keywords, sections, body }: SitePage) {
  const kind = path.startsWith(paths.calculators) ? "calculator" : (KINDS[path] ?? "page");
  const project = getSpecialProjects().find(({ link }) => link === path);
  const texts = [lead, description, project?.subtitle, plainText(body.text)];
  return [
    record({
      url: path,
      kind,
      title,
      texts,
      // Whoever knows an address types its words.
      keywords: [...keywords, path],
      qualifiers: kind === "calculator" ? [PLACES] : [],
    }),
    ...sections.map((section) => {
      const url = `${path}#${section.id}`;
      const texts = [section.text, sectionText(url)];
      const { title: heading, keywords } = section;
      const part = {
        url,
        title: heading,
        texts,
        keywords,
        qualifiers: [title, site.name, path === paths.contact ? CONTACT : "empresa"],
      };
      // A contact fact or a certificate is what people want, not the page that has it.
      if (path === paths.contact) return record({ ...part, kind: "contact" });
      if (path === paths.services) return record({ ...part, kind: "service" });
      return record({ ...part, kind, page: title });
    }),
  ];
}

function sectionText(url: string): string | undefined {
  const { prizes, rules, phases } = getContest();
  const texts: Record<string, string[]> = {
    [`${paths.contact}#telefone`]: [site.phone],
    [`${paths.contact}#email`]: [site.email],
    [`${paths.contact}#area`]: [site.area],
    [`${paths.contact}#horario`]: site.hours.map(({ days, time }) => `${days}, ${time}`),
    [`${paths.photoContest}#premios`]: prizes.map(
      ({ place, amount, extra }) => `${place}º lugar: R$ ${amount} e ${extra}`,
    ),
    [`${paths.photoContest}#regras`]: rules.map(({ title, text }) => `${title}: ${text}`),
    [`${paths.photoContest}#fases`]: phases.map(
      ({ name, from, to, text }) => `${name}: ${longDate(from)} a ${longDate(to)}. ${text}`,
    ),
    [`${paths.services}#nr35`]: getNr35Items().map(
      ({ title, requires, delivers }) => `${title}: ${requires} ${delivers}`,
    ),
  };
  return texts[url]?.join("; ");
}

const services = () =>
  getServices().map(({ slug, name, summary, trades, description, specialties, keywords }) =>
    record({
      url: `${paths.services}#${slug}`,
      kind: "service",
      title: name,
      texts: [
        summary,
        `${trades}.`,
        description,
        ...specialties.map(({ title, items }) => `${title}: ${items.join(", ")}.`),
      ],
      keywords,
      qualifiers: serviceQualifiers(),
    }),
  );

const works = () =>
  getWorks().map(({ path, title, description, service, body, testimonial, keywords }) =>
    record({
      url: path,
      kind: "work",
      title,
      texts: [description, plainText(body.text), testimonial?.quote],
      keywords,
      qualifiers: ["obra feita antes e depois foto", service?.name ?? ""],
    }),
  );

const courses = () => [
  ...getCourses().map(({ slug, name, description, date, location, status, end, keywords }) =>
    record({
      url: `${paths.education}#${slug}`,
      kind: "course",
      title: name,
      texts: [`${description} ${date}, ${location}. ${isOver(end) ? "Realizado" : status}.`],
      keywords,
      qualifiers: [COURSE],
    }),
  ),
  ...getPastCourses().map(({ slug, title, description, body, keywords }) =>
    record({
      url: `${paths.education}#${pastCourseAnchor(slug)}`,
      kind: "course",
      title,
      texts: [description, plainText(body.text)],
      keywords,
      qualifiers: [COURSE],
    }),
  ),
];

const releases = () =>
  getReleases().map(({ name, title, lead, description, keywords, body }) =>
    record({
      url: releasePath(name),
      kind: "press",
      title,
      texts: [lead, description, plainText(body.text)],
      keywords,
    }),
  );

const lessons = () =>
  getLessons().flatMap(({ slug, order, title, summary, keywords, ...lesson }) => [
    record({
      url: `${paths.womenInMaintenance}#${slug}`,
      kind: "lesson",
      title,
      texts: [summary],
      keywords: [`aula ${order}`, lesson.area.title, ...keywords],
      qualifiers: [LESSON],
    }),
    record({
      url: handoutPath(slug),
      kind: "handout",
      title: `Apostila: ${title}`,
      texts: [
        summary,
        ...lesson.materials,
        ...lesson.tools,
        ...lesson.safety,
        plainText(lesson.body.text),
      ],
      keywords,
      qualifiers: [HANDOUT],
    }),
  ]);

const socialProjects = () =>
  getSocialProjects().map(({ slug, titulo, descricao, servicos }) =>
    record({
      url: `${paths.socialProjects}#${slug}`,
      kind: "project",
      title: titulo,
      texts: [descricao, servicos.join(", ")],
      qualifiers: ["Mão Amiga projeto social"],
    }),
  );

type Parts = Pick<SearchRecord, "url" | "kind" | "title" | "page"> & {
  texts: (string | undefined)[];
  keywords?: string[];
  qualifiers?: string[];
};

const record = ({ texts, keywords = [], qualifiers = [], ...rest }: Parts): SearchRecord => ({
  ...rest,
  text: texts.filter(Boolean).join(" "),
  ...(keywords.length > 0 && { keywords: compact(keywords) }),
  ...(qualifiers.length > 0 && { qualifiers: compact(qualifiers) }),
});
