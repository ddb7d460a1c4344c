import { CALCULATOR_FORMS } from "@/lib/calculators/forms";
import { getArticles } from "@/lib/content/articles";
import { getSymptoms } from "@/lib/content/symptoms";
import { articlePath, paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { all, documentOf, plain } from "@/tests/support/built-site";

const BAR = '[aria-label="Fale com a gente"]';

/** What the links named so bring to the form. */
const brought = (page: string, selector: string, name: RegExp) =>
  all(documentOf(page), `${selector} a`)
    .filter((link) => name.test(plain(link.textContent!)))
    .map((link) => new URL(link.getAttribute("href")!, `http://site.example${page}`))
    .map(({ pathname, searchParams, hash }) => ({
      form: pathname + hash,
      service: searchParams.get("servico"),
      message: searchParams.get("mensagem")?.split("\n")[0] ?? null,
    }));

const QUOTE = /^(Pedir orçamento|Orçamento)$/;
const empty = { form: "/contato#orcamento", service: null, message: null };

// The header has two: of wide screens, and of the menu of phones.
const both = <T>(way: T) => [way, way];

it("the header of the services leads to the form that is on their page", () => {
  expect(brought(paths.services, "body > header", QUOTE)).toEqual(
    both({ ...empty, form: "/servicos#orcamento" }),
  );
});

for (const { path, title, service } of getSymptoms())
  describe(path, () => {
    it("gives the problem to header, menu and bar, if it is ours", () => {
      const ours = { form: empty.form, service: service?.value, message: `${title}.` };
      expect(brought(path, "body > header", QUOTE)).toEqual(both(service ? ours : empty));
      expect(brought(path, BAR, QUOTE)).toEqual(service ? [ours] : []);
    });

    it("says in the bar whom one calls", () => {
      const [call] = all(documentOf(path), `${BAR} a[href^="tel:"]`);
      expect(plain(call!.textContent!)).toBe(`Ligar para a ${site.name}`);
    });
  });

it.each([
  ...CALCULATOR_FORMS.map(({ name, service }) => [`/calculadoras/${name}`, service] as const),
  ...getArticles().map(({ slug, cta }) => [articlePath(slug), cta.service] as const),
])("%s gives its service to header, menu and bar", (path, service) => {
  const way = { ...empty, service: service ?? null };
  expect(brought(path, "body > header", QUOTE)).toEqual(both(way));
  expect(brought(path, BAR, QUOTE)).toEqual([way]);
});
