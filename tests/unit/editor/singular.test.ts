import { editorConfig } from "@/scripts/editor/config/editor-config";

type Labelled = {
  label?: string;
  label_singular?: string;
  fields?: Labelled[];
  field?: Labelled;
  files?: Labelled[];
};

/** Every label of what can be added, by the label of its list. */
function singulars(parts: readonly Labelled[]): [string, string][] {
  return parts.flatMap(({ label = "", label_singular, fields = [], field, files = [] }) => [
    ...(label_singular ? [[label, label_singular] as [string, string]] : []),
    ...singulars([...fields, ...(field ? [field] : []), ...files]),
  ]);
}

const built = Object.fromEntries(
  singulars(editorConfig({ name: "github", repo: "empresa/site" }).collections as Labelled[]),
);

it.each([
  ["Artigos", "Artigo"],
  ["Cursos que já passaram", "Curso que já passou"],
  ["Endereços antigos", "Endereço antigo"],
  ["Equipe", "Pessoa da equipe"],
  ["Fatos que se contradizem", "Fato que se contradiz"],
  ["Fontes", "Fonte"],
  ["Materiais", "Material"],
  ["Palavras de busca", "Palavra de busca"],
  ["Quem trata dados pessoais", "Quem trata dados pessoais"],
  ["Versões", "Versão"],
])("calls one of %s %s", (label, singular) => {
  expect(built[label]).toBe(singular);
});

it("leaves no plural before the words that belong to it", () => {
  // "Fontes", "Versões", but neither "Mês" nor what follows "de" or "que".
  const plurals = Object.values(built).filter((label) => /^\p{L}+(?<!ê)s(?!\p{L})/u.test(label));
  expect(plurals).toEqual([]);
});
