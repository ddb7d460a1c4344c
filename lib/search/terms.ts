import { fold } from "@/lib/format/slug";

/** A word of a text as written. A norm and its number are one word: "NR-35", "NBR 5410". */
export const WORD = /\b(?:nr|nbr)[\s.-]*\d+|[\p{L}\p{M}\p{N}]+/giu;

/** The words that say what a text is about, folded; "NR-35" is "nr35". */
export const contentWords = (text: string): string[] =>
  (foldNorms(text).match(/[a-z0-9]+/g) ?? []).filter(
    (word) => /\d|../.test(word) && !STOP_WORDS.has(word),
  );

const foldNorms = (text: string) => fold(text).replace(/\b(nr|nbr)[\s.-]+(?=\d)/g, "$1");

const STOP_WORDS = new Set(
  (
    "a ao aos as com como da das de do dos e ela ele em essa esse esta estao este eu faco faz " +
    "fazer foi gostaria ha isso la lhe mais me meu meus minha minhas mim muito na nao nas no nos o onde os ou " +
    "para pela pelo por posso pra preciso pro qual quais quando quanto quantos que quem quer quero se " +
    "sem ser seu so sua ta tem tenho ter to um uma umas uns vai voce voces vou " +
    "vc vcs tb tbm pq pf pfv favor obrigado obrigada oi ola bom boa tarde noite alguem alguma algum acho " +
    "agora aqui ali ainda gente queria gostaria precisa todo todos toda todas cada nosso nossa dele dela deles delas " +
    "tambem quando esta entao porque ja vao ate sobre entre depois antes dar dao deu pode podem " +
    "deve devo consigo coisa coisas algo segundo"
  ).split(" "),
);

const PLURALS: readonly [RegExp, string][] = [
  [/(oes|aes|aos)$/, "ao"],
  [/([aou])is$/, "$1l"],
  [/eis$/, "el"],
  [/ns$/, "m"],
  [/([rz])es$/, "$1"],
  [/([^s])s$/, "$1"],
];

/** Endings, and the minimum length of what remains. The longest that fits is removed. */
const ENDINGS: readonly [minimum: number, endings: string][] = [
  [4, "icidade ibilidade abilidade idade icista ivel avel ico ica al tora tor ora or ura cao"],
  [4, "ada ida inho inha"],
  [3, "ista amento imento agem acao icao adora edora idora ador edor idor aram eram iram"],
  [3, "ando endo indo ado ido avam ava ar er ir ou eu iu am em a e o"],
];

const endings = ENDINGS.flatMap(([minimum, list]) =>
  list.split(" ").map((ending) => ({ ending, minimum })),
).sort((a, b) => b.ending.length - a.ending.length);

/** Groups of words that people use for one another, in any of their forms. */
const SYNONYMS =
  "apartamento ape apto, casa moradia residencia, predio edificio, ong associacao entidade " +
  "instituicao, crianca filho filha bebe, deficiencia deficiente pcd, morador vizinho " +
  "inquilino condomino, preco valor custo, orcamento cotacao, conserto reparo arrumar, " +
  "quebrado estragado danificado, queimado derretido, cair despencar, soltar descolar " +
  "desprender, vazar pingar gotejar, televisao televisor tv, luminaria lustre pendente, " +
  "ducha chuveiro, vaso privada, pia cuba lavatorio, teto forro, calha rufo, fechadura " +
  "macaneta trinco tranca, cortina persiana, movel marcenaria marceneiro, reforma restaurar " +
  "revitalizar, pintar repintar, cor tonalidade, fio cabo fiacao, condicionado split, " +
  "buraco furo, altura alto, velho antigo, assunto tema pauta topico, sugerir indicar " +
  "recomendar, propor proposta, ouvir escutar, imprensa jornalista reporter, logo logotipo " +
  "logomarca, julgar avaliar jurado criterio, ganhar vencer, inscricao inscrever matricula, " +
  "curso treinamento capacitacao, workshop oficina, aprender estudar, mulher feminino, " +
  "gratis gratuito graca, internet online ead, economizar reduzir poupar, porcentagem " +
  "percentual, excluir apagar deletar";

/** The stem of the first of its group. */
const groups = new Map(
  SYNONYMS.split(", ").flatMap((group) => {
    const stems = group.split(" ").map(ownStem);
    return stems.map((stem) => [stem, stems[0]!]);
  }),
);

/** "pintor", "pintura" and "pintando" have the stem "pint", "apê" that of "apartamento". The word is folded. */
export function stem(word: string): string {
  const own = ownStem(word);
  return groups.get(own) ?? own;
}

/** Words with digits and words of up to three letters are their own stem. */
function ownStem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  const plural = PLURALS.find(([pattern]) => pattern.test(word));
  const singular = plural ? word.replace(plural[0], plural[1]) : word;
  const found = endings.find(
    ({ ending, minimum }) =>
      singular.length - ending.length >= minimum && singular.endsWith(ending),
  );
  const base = found ? singular.slice(0, -found.ending.length) : singular;
  return base.replace(/qu$/, "c").replace(/gu$/, "g");
}
