import { filledInPath } from "@/lib/calculators/calculator";
import { CALCULATOR_FORMS } from "@/lib/calculators/forms";
import { getServices } from "@/lib/content/collections/services";
import { getSocialProjects } from "@/lib/content/collections/social";
import { isOver } from "@/lib/content/dates";
import { getCourses, getLessons, getPastCourses } from "@/lib/content/education";
import { getPage } from "@/lib/content/pages";
import { plainText } from "@/lib/format/plain-text";
import { pastCourseAnchor, paths } from "@/lib/paths";
import { PLACES, record, type SearchRecord } from "@/lib/search/record";
import { site } from "@/lib/site";

/** The records of entries of content/ that are a part of a page. */
export const partRecords = (): SearchRecord[] => [
  ...services(),
  ...courses(),
  ...lessons(),
  ...socialProjects(),
  ...calculatorPresets(),
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

const lessons = () =>
  getLessons().map(({ slug, order, title, summary, keywords, area }) =>
    record({
      url: `${paths.womenInMaintenance}#${slug}`,
      kind: "lesson",
      title,
      texts: [summary],
      keywords: [`aula ${order}`, area.title, ...keywords],
    }),
  );

const socialProjects = () =>
  getSocialProjects().map(({ slug, titulo, descricao }) =>
    record({
      url: `${paths.socialProjects}#${slug}`,
      kind: "project",
      title: titulo,
      texts: [descricao],
    }),
  );

const calculatorPresets = () =>
  CALCULATOR_FORMS.flatMap(({ presets, ...calculator }) =>
    (presets?.list ?? []).map(({ label, query }) =>
      record({
        url: filledInPath(calculator, query),
        kind: "calculator",
        title: label,
        page: calculator.title,
        texts: [`${presets!.title}.`, presets!.text],
        keywords: presets!.keywords,
      }),
    ),
  );
