import { getClaims } from "@/lib/content/credibility";
import { getNr35Items } from "@/lib/content/nr35";
import { getServices, serviceSchema } from "@/lib/content/services";
import { getSpecialProjects, specialProjectSchema } from "@/lib/content/special-projects";
import { SERVICE_OPTIONS } from "@/lib/forms/quote";
import { paths } from "@/lib/paths";

describe("§2, §9: the six services", () => {
  const services = getServices();

  it("are in the order of §2, one for each option of the form", () => {
    expect(services.map(({ value }) => value)).toEqual(SERVICE_OPTIONS.map(({ value }) => value));
    expect(services.map(({ name }) => name)).toEqual(SERVICE_OPTIONS.map(({ label }) => label));
  });

  it("have six different drawings", () => {
    expect(new Set(services.map(({ art }) => art)).size).toBe(6);
  });

  it("list each specialty once", () => {
    const items = services.flatMap(({ specialties }) => specialties.flatMap(({ items }) => items));
    expect(new Set(items).size).toBe(items.length);
  });

  it.each([
    ["one column", 1],
    ["four columns", 4],
  ])("are rejected with %s of specialties", (_what, columns) => {
    const [service] = services;
    const { key: _key, ...data } = service!;
    const specialties = Array.from({ length: columns }, () => service!.specialties[0]!);
    expect(serviceSchema.safeParse({ ...data, specialties }).success).toBe(false);
    expect(serviceSchema.safeParse(data).success).toBe(true);
  });
});

describe("§1, §3, §9: the three special projects", () => {
  it("link to their pages", () => {
    expect(getSpecialProjects().map(({ title, link }) => [title, link])).toEqual([
      ["Click na Pintura", paths.photoContest],
      ["Mulheres na Manutenção", paths.womenInMaintenance],
      ["PrimoZé Cast", paths.podcast],
    ]);
  });

  it("reject links to other sites", () => {
    const [project] = getSpecialProjects();
    const link = "https://example.com";
    expect(specialProjectSchema.safeParse({ ...project, link }).success).toBe(false);
  });
});

describe("§1: the company's claims", () => {
  it("are NR35, the quality guarantee and more than 10 years", () => {
    expect(getClaims().map(({ figure, title }) => `${figure}: ${title}`)).toEqual([
      "NR35: Certificação para trabalho em altura",
      "Garantia: Garantia de qualidade",
      "+10 anos: Mais de 10 anos de experiência",
    ]);
  });

  it("list the requirements of NR-35 and what the client receives", () => {
    for (const { requires, delivers } of getNr35Items()) expect(requires).not.toBe(delivers);
  });
});
