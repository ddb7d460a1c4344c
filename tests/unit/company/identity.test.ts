import { execFileSync } from "node:child_process";
import { isCnpj } from "@/lib/company/cnpj";
import { addressLine, companyIdentity, legalLine, technicalLeadLine } from "@/lib/company/identity";
import { parseEnv } from "@/lib/env";
import { unsetFacts } from "@/lib/launch/company-facts";
import { schemaProblems, type SchemaNode } from "@/tests/support/schema-requirements";

const COMPLETE = {
  NEXT_PUBLIC_COMPANY_LEGAL_NAME: "Obra Certa Ltda.",
  NEXT_PUBLIC_COMPANY_CNPJ: "11.222.333/0001-81",
  NEXT_PUBLIC_COMPANY_STREET: "Rua das Obras, 10, Centro",
  NEXT_PUBLIC_COMPANY_CITY: "São Paulo",
  NEXT_PUBLIC_COMPANY_STATE: "SP",
  NEXT_PUBLIC_COMPANY_POSTAL_CODE: "01000-000",
  NEXT_PUBLIC_TECHNICAL_LEAD: "Ana Lima",
  NEXT_PUBLIC_TECHNICAL_LEAD_REGISTER: "CREA-SP 5060000000",
  NEXT_PUBLIC_DATA_OFFICER: "Bia Reis",
  NEXT_PUBLIC_DATA_OFFICER_EMAIL: "dados@primoze.com.br",
};

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

it.each(["STREET", "CITY", "STATE", "POSTAL_CODE"])(
  "an address without %s stops the build",
  (part) => {
    const name = `NEXT_PUBLIC_COMPANY_${part}`;
    expect(() => parseEnv({ ...COMPLETE, [name]: "" })).toThrow(new RegExp(`^${name}:`, "m"));
  },
);

it("has a line for each part that is set, and none for the others", () => {
  const set = companyIdentity(parseEnv(COMPLETE));
  expect([legalLine(set), addressLine(set), technicalLeadLine(set)]).toEqual([
    "Obra Certa Ltda., CNPJ\u00a011.222.333/0001-81",
    "Rua das Obras, 10, Centro, São Paulo/SP, CEP\u00a001000-000",
    "Responsabilidade técnica: Ana Lima, CREA-SP 5060000000",
  ]);
  const unset = companyIdentity(parseEnv({}));
  expect([legalLine(unset), addressLine(unset), technicalLeadLine(unset)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe("npm run before-launch", () => {
  it("asks for what is not set", () => {
    const facts = unsetFacts({}).join("\n");
    for (const name of Object.keys(COMPLETE)) expect(facts).toContain(name);
    expect(unsetFacts(COMPLETE).join("\n")).not.toMatch(/COMPANY_(LEGAL|CNPJ|STREET)|LEAD|OFFICER/);
  });

  it("accepts a small agent without an encarregado", () => {
    expect(unsetFacts({ NEXT_PUBLIC_SMALL_DATA_AGENT: "1" }).join("\n")).not.toContain("OFFICER");
  });
});

describe("the company in structured data", () => {
  const SCRIPT = `
    import { companyData } from "@/lib/seo/structured-data/company";
    console.log(JSON.stringify(companyData("Obras.")));`;
  const dataWith = (env: Record<string, string>) =>
    JSON.parse(
      execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", SCRIPT], {
        env: { ...process.env, ...env },
        encoding: "utf8",
      }),
    ) as SchemaNode;

  it("§2, §9: with an address, is a local business with hours and contact", () => {
    const data = dataWith({
      ...COMPLETE,
      NEXT_PUBLIC_COMPANY_EMAIL: "obra@primoze.com.br",
      NEXT_PUBLIC_COMPANY_PHONE: "(11) 3333-4444",
    });
    expect(schemaProblems(data)).toEqual([]);
    expect(data).toMatchObject({
      "@type": "HomeAndConstructionBusiness",
      legalName: "Obra Certa Ltda.",
      taxID: "11.222.333/0001-81",
      address: { streetAddress: "Rua das Obras, 10, Centro", addressCountry: "BR" },
      email: "obra@primoze.com.br",
      telephone: "+551133334444",
      contactPoint: { telephone: "+551133334444" },
      openingHoursSpecification: [
        { opens: "08:00", closes: "18:00", dayOfWeek: { length: 5 } },
        { opens: "08:00", closes: "12:00", dayOfWeek: ["https://schema.org/Saturday"] },
      ],
    });
  });

  it("without one, is an organization, and has no placeholders", () => {
    const data = dataWith({});
    expect(schemaProblems(data)).toEqual([]);
    expect(data["@type"]).toBe("Organization");
    expect(JSON.stringify(data)).not.toMatch(/primoze\.example|90000|openingHours|address"/);
  });
});
