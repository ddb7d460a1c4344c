import { type Company, companySchema } from "@/lib/content/collections/company";
import { addressLine, legalLine, technicalLeadLine, unsetFacts } from "@/lib/content/company";
import { isCnpj } from "@/lib/format/cnpj";
import { getContestRelease } from "@/lib/content/press";
import type * as CompanyFile from "@/lib/content/collections/company";
import type * as PressTexts from "@/lib/press/press-texts";
import type * as PageMetadata from "@/lib/seo/metadata";
import type * as CompanyData from "@/lib/seo/structured-data/company";
import type * as Site from "@/lib/site";
import { schemaProblems, type SchemaNode } from "@/tests/support/schema-requirements";

const EMPTY = companySchema.parse({ area: "São Paulo", hours: [], legal: {} });

const GIVEN = {
  area: "São Paulo",
  hours: [
    { days: "Segunda", weekdays: ["Monday"], opens: "08:00", closes: "18:00" },
    { days: "Sábado", weekdays: ["Saturday"], opens: "07:30", closes: "12:00" },
  ],
  email: "obra@primoze.com.br",
  phone: "(11) 3333-4444",
  whatsapp: 551133334444,
  instagram: "https://own.example/a",
  youtube: "https://own.example/b",
  facebook: "https://own.example/c",
  pressContact: "Bia Reis",
  fediverse: "@obra@own.example",
  contestSite: "https://own.example/d",
  contestRules: "https://own.example/e",
  volunteerForm: "https://own.example/f",
  womenCourse: "https://own.example/g",
  womenCommunity: "https://own.example/h",
  legal: {
    name: "Obra Certa Ltda.",
    cnpj: "11.222.333/0001-81",
    address: {
      street: "Rua das Obras, 10, Centro",
      city: "São Paulo",
      state: "SP",
      postalCode: "01000-000",
    },
    technicalLead: { name: "Ana Lima", register: "CREA-SP 5060000000" },
    dataOfficer: { name: "Bia Reis", email: "dados@primoze.com.br" },
  },
};
const COMPLETE = companySchema.parse(GIVEN);

/**
 * What the modules say with these facts in content/company.json, which they read when they load.
 */
function modulesWith(company: Company) {
  jest.resetModules();
  jest.doMock("@/content/company.json", () => company);
  jest.doMock("@/lib/content/collections/company", () => ({
    ...jest.requireActual<typeof CompanyFile>("@/lib/content/collections/company"),
    getCompany: () => company,
  }));
  const { contestReleaseText } = jest.requireActual<typeof PressTexts>("@/lib/press/press-texts");
  const { pageMetadata } = jest.requireActual<typeof PageMetadata>("@/lib/seo/metadata");
  const { companyData } = jest.requireActual<typeof CompanyData>(
    "@/lib/seo/structured-data/company",
  );
  const links = jest.requireActual<typeof Site>("@/lib/site");
  return {
    links,
    hours: links.site.hours.map(({ time }) => time),
    release: contestReleaseText(getContestRelease()),
    other: pageMetadata({ title: "Obras", description: "Obras.", path: "/" }).other,
    data: JSON.parse(JSON.stringify(companyData("Obras."))) as SchemaNode,
  };
}

const without = modulesWith(EMPTY);
const own = modulesWith(COMPLETE);

it.each([
  ["11.222.333/0001-81", true],
  // The example of IN RFB nº 2.229/2024.
  ["12.ABC.345/01DE-35", true],
  ["11.222.333/0001-82", false],
  ["11222333000181", false],
  ["00.000.000/0000-00", false],
  ["12.abc.345/01de-35", false],
])("CNPJ %s: %s", (text, expected) => {
  expect(isCnpj(text)).toBe(expected);
});

it.each([
  ["email", { email: "nobody" }],
  ["phone", { phone: "11900000000" }],
  ["whatsapp", { whatsapp: "(11) 90000-0000" }],
  ["instagram", { instagram: "@primoze" }],
  ["fediverse", { fediverse: "@primoze" }],
  ["legal.cnpj", { legal: { cnpj: "11.222.333/0001-82" } }],
  ["legal.address.city", { legal: { address: { ...GIVEN.legal.address, city: undefined } } }],
  ["legal.technicalLead.register", { legal: { technicalLead: { name: "A", register: "x" } } }],
  ["legal.dataOfficer.email", { legal: { dataOfficer: { name: "B" } } }],
])("%s that is wrong or incomplete is refused", (field, change) => {
  const { error } = companySchema.safeParse({ ...GIVEN, ...change });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});

it("has a line for each legal fact that is set, and none for the others", () => {
  const lines = ({ legal }: Company) =>
    [legalLine, addressLine, technicalLeadLine].map((of) => of(legal));
  expect(lines(COMPLETE)).toEqual([
    "Obra Certa Ltda., CNPJ\u00a011.222.333/0001-81",
    "Rua das Obras, 10, Centro, São Paulo/SP, CEP\u00a001000-000",
    "Responsabilidade técnica: Ana Lima, CREA-SP 5060000000",
  ]);
  expect(lines(EMPTY)).toEqual([undefined, undefined, undefined]);
});

it("what is not set is asked for", () => {
  expect(unsetFacts(COMPLETE)).toEqual([]);
  expect(unsetFacts(EMPTY)).toHaveLength(11);
  expect(unsetFacts(EMPTY)).toContain("telefone: phone");
});

it("the texts for the press name who answers, once it is known", () => {
  expect(own.release).toMatch(/imprensa\nBia Reis\n/i);
  expect(without.release).not.toContain("Bia Reis");
});

it("a page names the profile in the fediverse, once there is one", () => {
  expect(own.other).toEqual({ "fediverse:creator": "@obra@own.example" });
  expect(without.other).toBeUndefined();
});

it("§2: hours are written out of the times of opening and closing", () => {
  expect(own.hours).toEqual(["08h–18h", "07h30–12h"]);
});

describe("the company in structured data", () => {
  it("§2, §9: with an address, is a local business with hours and contact", () => {
    expect(schemaProblems(own.data)).toEqual([]);
    expect(own.data).toMatchObject({
      "@type": "HomeAndConstructionBusiness",
      legalName: "Obra Certa Ltda.",
      taxID: "11.222.333/0001-81",
      address: { streetAddress: "Rua das Obras, 10, Centro", addressCountry: "BR" },
      email: "obra@primoze.com.br",
      telephone: "+551133334444",
      contactPoint: { telephone: "+551133334444" },
      openingHoursSpecification: [
        { opens: "08:00", closes: "18:00", dayOfWeek: ["https://schema.org/Monday"] },
        { opens: "07:30", closes: "12:00", dayOfWeek: ["https://schema.org/Saturday"] },
      ],
    });
  });

  it("without one, is an organization, and has no placeholders", () => {
    expect(schemaProblems(without.data)).toEqual([]);
    expect(without.data["@type"]).toBe("Organization");
    expect(JSON.stringify(without.data)).not.toMatch(
      /primoze\.example|90000|openingHours|address"/,
    );
  });
});

it("the pages show what the company has given, or what belongs to nobody", () => {
  expect(own.links.site).toMatchObject({
    email: "obra@primoze.com.br",
    phone: "(11) 3333-4444",
    phoneHref: "tel:+551133334444",
    area: "São Paulo",
  });
  expect(own.links.ownContact).toEqual({ email: "obra@primoze.com.br", phone: "(11) 3333-4444" });
  expect(own.links.whatsappLink("Olá!")).toBe("https://wa.me/551133334444?text=Ol%C3%A1!");
  expect(without.links.site).toMatchObject({
    email: "contato@primoze.example",
    phone: "(11) 90000-0000",
    phoneHref: "tel:+5511900000000",
  });
  expect(without.links.ownContact).toEqual({});
  expect(without.links.whatsappLink("Olá!")).toBe("https://wa.me/5511900000000?text=Ol%C3%A1!");
});

describe("an external link", () => {
  it.each([
    ["contestSite", "Perguntar no WhatsApp"],
    ["contestRules", "Pedir o regulamento no WhatsApp"],
    ["volunteerForm", "Ajudar pelo WhatsApp"],
    ["womenCourse", "Perguntar no WhatsApp"],
    ["podcastChannel", "Procurar no YouTube"],
    ["youtube", "Procurar no YouTube"],
    ["instagram", "Procurar no Instagram"],
  ] as const)("%s says what it does, with and without an address of its own", (link, label) => {
    expect(without.links.linkLabel(link, "Abrir")).toBe(label);
    expect(without.links.linkHref(link)).toMatch(label.includes("WhatsApp") ? /wa\.me/ : /search/);
    expect([own.links.linkLabel(link, "Abrir"), own.links.linkHref(link).slice(0, 19)]).toEqual([
      "Abrir",
      "https://own.example",
    ]);
  });
});
