import { z } from "zod";
import { webAddress } from "@/lib/content/address-fields";
import { defineData } from "@/lib/content/collection";
import { time } from "@/lib/content/date-fields";
import { labelled, rows, text } from "@/lib/content/schema-fields";
import { isCnpj } from "@/lib/format/cnpj";

/**
 * A fact that the company has not given yet is empty: nothing about the company is invented. The
 * title names it in the list of what is missing (npm run before-launch), unless it is optional.
 */
const fact = <T extends z.ZodType>(title: string, schema: T, optional?: "optional") =>
  schema
    .nullish()
    .transform((value) => value ?? undefined)
    .meta({ title, optional: optional !== undefined });

const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const legalSchema = z.strictObject({
  name: fact("razão social", text),
  cnpj: fact(
    "CNPJ",
    text.refine(isCnpj, "esperava um CNPJ válido, como 00.000.000/0001-00"),
  ).describe("Na forma 00.000.000/0001-00."),
  address: fact(
    "endereço",
    z.strictObject({
      street: labelled("Rua, número e bairro", text),
      city: labelled("Cidade", text),
      state: labelled("Estado", text.regex(/^[A-Z]{2}$/, "esperava duas letras, como SP")).describe(
        "Duas letras, como SP.",
      ),
      postalCode: labelled(
        "CEP",
        text.regex(/^\d{5}-\d{3}$/, "esperava um CEP, como 00000-000"),
      ).describe("Na forma 00000-000."),
    }),
  ),
  technicalLead: fact(
    "responsabilidade técnica, com registro no CREA, no CAU ou no CFT",
    z.strictObject({
      name: labelled("Nome", text),
      register: labelled(
        "Registro profissional",
        text.regex(/^(CREA|CAU|CFT)\b.*\d/, "esperava um registro, como CREA-SP 5060000000"),
      ),
    }),
  ),
  /** The "encarregado" (LGPD, art. 41). */
  dataOfficer: fact(
    "Encarregado de dados (LGPD)",
    z.strictObject({ name: labelled("Nome", text), email: labelled("E-mail", z.email()) }),
    "optional",
  ),
  /** A small agent (Resolução CD/ANPD nº 2/2022, art. 11) needs no "encarregado". */
  smallDataAgent: labelled("Agente de pequeno porte (LGPD)", z.boolean().default(false)),
});
export type LegalIdentity = z.infer<typeof legalSchema>;

export const companySchema = z.strictObject({
  email: fact("e-mail", z.email()),
  phone: fact(
    "telefone",
    text.regex(/^\(\d{2}\) \d{4,5}-\d{4}$/, "esperava um telefone, como (11) 90000-0000"),
  ).describe("Na forma (11) 90000-0000."),
  whatsapp: fact(
    "WhatsApp",
    z.coerce
      .string()
      .regex(/^\d{12,13}$/, "esperava só números, com país e DDD, como 5511900000000"),
  ).describe("Só dígitos, com 55 e DDD."),
  pressContact: fact("Quem atende a imprensa", text, "optional").describe(
    "O nome da pessoa; aparece nos contatos para a imprensa.",
  ),
  area: labelled("Região atendida", text),
  visit: fact("Quanto custa a visita", text, "optional").describe(
    "Uma frase, como “A visita é gratuita.”; aparece ao lado do pedido de orçamento.",
  ),
  /** `weekdays`: the days in schema.org's names. lib/site.ts writes the hours out. */
  hours: rows(
    { title: "Horários", singular: "Horário" },
    {
      days: labelled("Dias, por escrito", text),
      weekdays: labelled("Dias da semana", z.array(z.enum(WEEKDAYS)).min(1)),
      opens: labelled("Abre às", time).describe("Como 08:00."),
      closes: labelled("Fecha às", time).describe("Como 18:00."),
    },
  ),
  instagram: fact("perfil no Instagram", webAddress),
  youtube: fact("perfil no YouTube", webAddress),
  facebook: fact("página no Facebook", webAddress),
  fediverse: fact(
    "Perfil no Mastodon",
    text.regex(
      /^@[\w.-]+@[\w-]+(\.[\w-]+)+$/,
      "esperava um perfil, como @primoze@mastodon.example",
    ),
    "optional",
  ).describe("Aparece ao lado dos links para o site. Na forma @primoze@mastodon.example."),
  podcastChannel: fact("Canal do podcast", webAddress, "optional").describe(
    "Sem ele, vale o perfil no YouTube.",
  ),
  reviews: fact("Onde os clientes avaliam a empresa", webAddress, "optional").describe(
    "O perfil com as avaliações, como o do Google; aparece junto das obras feitas.",
  ),
  contestSite: fact("site do concurso", webAddress),
  contestRules: fact("regulamento do concurso", webAddress),
  volunteerForm: fact("formulário de voluntariado", webAddress),
  womenCourse: fact("plataforma do curso Mulheres na Manutenção", webAddress),
  womenCommunity: fact("comunidade Mulheres na Manutenção", webAddress),
  legal: labelled("Identidade legal", legalSchema),
});
export type Company = z.infer<typeof companySchema>;

/** The facts as they are written in content/company.json. */
export type CompanyFacts = z.input<typeof companySchema>;

/** What the company says of itself; lib/site.ts imports the same file for the browser. */
export const companyFile = defineData("company.json", { title: "Empresa", schema: companySchema });
export const getCompany = companyFile.read;
