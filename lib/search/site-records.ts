import { getServices } from "@/lib/content/collections/services";
import { getSocialProjects } from "@/lib/content/collections/social";
import { isOver } from "@/lib/content/dates";
import { getCourses, getLessons, getPastCourses } from "@/lib/content/education";
import { getPage, getSitePages } from "@/lib/content/pages";
import { getReleases } from "@/lib/content/press";
import { getSheets } from "@/lib/content/collections/sheets";
import { getSymptoms } from "@/lib/content/symptoms";
import { getWorks } from "@/lib/content/works";
import { handoutPath, pastCourseAnchor, paths, releasePath, sheetPath } from "@/lib/paths";
import { pageRecords, PLACES } from "@/lib/search/page-records";
import { record, type SearchRecord } from "@/lib/search/record";
import { plainText } from "@/lib/format/plain-text";
import { site } from "@/lib/site";

/** What the search finds of the site, without articles and episodes (app/busca.json). */
export const siteRecords = (): SearchRecord[] => [
  ...services(),
  ...works(),
  ...symptoms(),
  ...sheets(),
  ...courses(),
  ...lessons(),
  ...socialProjects(),
  ...pageRecords(getSitePages().filter(({ path }) => path !== paths.search)),
  ...releases(),
];

const SERVICE =
  "serviço profissional empresa contratar bom barato confiança perto instalar instalação colocar trocar limpar lavar " +
  "conserto consertar arrumar reparo problema defeito quebrado parou funciona manutenção " +
  `residencial comercial predial ${PLACES}`;

/** Price, area and hours are asked of the contact page, and together with a service. */
const serviceQualifiers = () => [
  SERVICE,
  site.area,
  ...getPage("contato")
    .sections.filter(({ id }) => ["orcamento", "area", "horario"].includes(id))
    .flatMap(({ keywords }) => keywords),
];

function services() {
  const qualifiers = serviceQualifiers();
  return getServices().map(({ slug, name, summary, trades, description, specialties, keywords }) =>
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
      qualifiers,
    }),
  );
}

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

const symptoms = () =>
  getSymptoms().map(({ path, title, description, body, whose, now, avoid, keywords }) =>
    record({
      url: path,
      kind: "symptom",
      title,
      texts: [description, ...now, ...avoid, plainText(body.text), whose],
      keywords,
      qualifiers: [SYMPTOM],
    }),
  );

const sheets = () =>
  getSheets().map(({ slug, title, heading, description, body, keywords }) =>
    record({
      url: sheetPath(slug),
      kind: "sheet",
      title,
      texts: [description, heading, plainText(body.text)],
      keywords,
    }),
  );

const SYMPTOM =
  "problema o que fazer por que conserto consertar conserta resolver chamar urgente minha meu " +
  `aconteceu acontecendo ${PLACES}`;

const courses = () => [
  ...getCourses().map(({ slug, name, description, date, location, status, end, keywords }) =>
    record({
      url: `${paths.education}#${slug}`,
      kind: "course",
      title: name,
      texts: [`${description} ${date}, ${location}. ${isOver(end) ? "Realizado" : status}.`],
      keywords,
    }),
  ),
  ...getPastCourses().map(({ slug, title, description, body, keywords }) =>
    record({
      url: `${paths.education}#${pastCourseAnchor(slug)}`,
      kind: "course",
      title,
      texts: [description, plainText(body.text)],
      keywords,
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
    }),
  ]);

const socialProjects = () =>
  getSocialProjects().map(({ slug, titulo, descricao }) =>
    record({
      url: `${paths.socialProjects}#${slug}`,
      kind: "project",
      title: titulo,
      texts: [descricao],
    }),
  );
