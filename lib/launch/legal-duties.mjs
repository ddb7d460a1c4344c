// Plain JavaScript: next.config.mjs cannot import TypeScript.
import { readdirSync } from "node:fs";
import path from "node:path";
import { contentRoot } from "../content/content-root.mjs";
import { companyFacts } from "../content/next-config.mjs";
import { readContentFile } from "../content/front-matter.mjs";
import { isPublished, saoPauloDate } from "../content/publication.mjs";

/** Articles on what can injure somebody. */
const REVIEWED = ["Segurança", "Mercado Elétrico", "Acessibilidade e Adaptação"];

/** @typedef {Record<string, any>} Row front-matter as written */

/** By law, or for the safety of readers. Not checked by a lawyer. @returns {string[]} */
export function missingByLaw(root = contentRoot(), today = saoPauloDate()) {
  /** @returns {{ file: string, data: Row }[]} @param {string} folder */
  const rows = (folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith(".mdx"))
      .map((name) => ({
        file: `content/${folder}/${name}`,
        data: readContentFile(path.join(root, folder, name)).data,
      }));
  /** @type {Row} */
  const { email, legal = {} } = companyFacts(root);
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
  const contests = rows("contest").filter(
    ({ data }) =>
      !data.authorisation &&
      data.phases.some((/** @type {{ to: unknown }} */ { to }) => String(to) >= today),
  );
  const articles = rows("articles").filter(
    ({ data }) => REVIEWED.includes(data.category) && isPublished(data, today) && !data.reviewed,
  );
  return [
    ...company.filter(Boolean).map((line) => `content/company.mdx: ${line}`),
    ...contests.map(
      ({ file }) =>
        `${file}: número da autorização, ou motivo da dispensa: authorisation (Lei 5.768/1971; advogada ou advogado)`,
    ),
    ...(rows("credibility").some(({ data }) => data.guarantee)
      ? []
      : [
          "content/credibility/garantia.mdx: o que a garantia cobre e por quanto tempo: guarantee (CDC, art. 50; direção)",
        ]),
    ...articles.map(
      ({ file }) => `${file}: quem revisou, com registro: reviewed (engenharia ou arquitetura)`,
    ),
  ];
}
