import { type ARTICLE_CATEGORIES, articleFiles } from "@/lib/content/collections/articles";
import { getClaims, getContest } from "@/lib/content/collections/pages";
import { getCompany } from "@/lib/content/collections/company";
import { lessonFiles } from "@/lib/content/collections/education";
import { isPublished, saoPauloDate } from "@/lib/content/publication.mjs";

/**
 * Articles on what can injure somebody. Every lesson is such a text; so is every symptom, which a public
 * build leaves out instead (docs/decisions.md#reviewed).
 */
const REVIEWED: readonly (typeof ARTICLE_CATEGORIES)[number][] = [
  "Segurança",
  "Mercado Elétrico",
  "Acessibilidade e Adaptação",
  "Dicas de Reparos",
];

/** By law, or for the safety of readers. Not checked by a lawyer. */
export function missingByLaw(today = saoPauloDate()): string[] {
  const { email, legal } = getCompany();
  const company = [
    !legal.name && "razão social: legal.name (Decreto 7.962/2013, art. 2º; contabilidade)",
    !legal.cnpj && "CNPJ: legal.cnpj (Decreto 7.962/2013, art. 2º; contabilidade)",
    !legal.address && "endereço: legal.address (Decreto 7.962/2013, art. 2º; contabilidade)",
    !email && "contato eletrônico: email (Decreto 7.962/2013, art. 4º; direção)",
    !legal.technicalLead &&
      "responsável técnico, com registro no CREA, no CAU ou no CFT: legal.technicalLead (Lei 5.194/1966; direção)",
    !legal.dataOfficer &&
      !legal.smallDataAgent &&
      "encarregado de dados: legal.dataOfficer, ou legal.smallDataAgent: true (LGPD, art. 41; direção)",
  ];
  const contest = getContest();
  const runs = !contest.authorisation && contest.phases.some(({ to }) => to >= today);
  const published = articleFiles
    .read()
    .filter(({ category }) => REVIEWED.includes(category))
    .filter((article) => isPublished(article, today));
  // A lesson has no date: it is published as soon as its file is there.
  const unreviewed = [...published, ...lessonFiles.read()].filter(({ reviewed }) => !reviewed);
  return [
    ...company.filter((line) => line !== false).map((line) => `content/company.json: ${line}`),
    ...(runs
      ? [
          `${contest.body.file}: número da autorização, ou motivo da dispensa: authorisation (Lei 5.768/1971; advogada ou advogado)`,
        ]
      : []),
    ...(getClaims().some(({ guarantee }) => guarantee)
      ? []
      : [
          "content/pages/home.mdx: o que a garantia cobre e por quanto tempo: guarantee (CDC, art. 50; direção)",
        ]),
    ...unreviewed.map(
      ({ body }) =>
        `${body.file}: quem revisou, com registro: reviewed (engenharia ou arquitetura)`,
    ),
  ];
}
