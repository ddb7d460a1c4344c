import { fold } from "@/lib/format/slug";

/** Signs without a width, as texts of Word and PDF have them inside of words. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** The hyphens and dashes that people paste. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

/** A word of a text as written: "NR-35", "NBR 9.050", "on-line" and "e-mail" are one word. */
export const WORD =
  /\b(?:nr|nbr)[\s.\u2010-\u2015-]*\d[\d.]*\d|\b(?:on-line|e-mail)|[\p{L}\p{M}\p{N}\u00AD]+/giu;

/** The words that say what a text is about, folded; "NR-35" is "nr35". */
export const contentWords = (text: string): string[] =>
  (foldCompounds(text).match(/[a-z0-9]+/g) ?? []).filter(
    (word) => /\d|../.test(word) && !STOP_WORDS.has(word),
  );

/**
 * "9.050" is 9050, "NBR 9050" one word, "60x60" two, "80cm" a number and its unit, "50m2" a number.
 */
const foldCompounds = (text: string) =>
  fold(text.normalize("NFKD").replace(INVISIBLE, "").replace(HYPHENS, "-"))
    .replace(/(\d)\.(?=\d{3}\b)/g, "$1")
    .replace(/\b(?:(nr|nbr|norma)[\s.-]+(?=\d)|(on|e)-(?=line|mail))/g, "$1$2")
    .replace(/(\d)\s*(?:x\s*(?=\d)|m[23]\b)/g, "$1 ")
    .replace(/\b(\d+)(?=[a-z])/g, "$1 ");

/** The words of the norms that people name by their number alone ("9050", "norma 35"). */
export const normsOf = (word: string): string[] =>
  /^(?:norma)?\d+$/.test(word) ? ["nr", "nbr"].map((kind) => word.replace(/^\D*/, kind)) : [];

const STOP_WORDS = new Set(
  (
    "a achei acho agora ai ainda algo alguem algum alguma algumas alguns ali amanha antes ao aos apenas aquela aquelas " +
    "aquele aqueles aqui aquilo as assim ate blz boa bom botar ca cada cento certa certo coisa coisas com como consegue " +
    "conseguem conseguir consigo da dai dao dar das de deixa deixar deixou dela delas dele deles depois desde dessa desse " +
    "desta deste deu deve devo disso do dos durante e ela elas ele eles em enquanto entao entre era essa essas esse esses " +
    "esta estao estas este estes estou eu faco favor faz fazem fazer ficando ficou foi foram gente gostaria ha hj hoje " +
    "ido indo ir isso isto ja jeito kkk la leva levar levou lhe lhes mais mal mas me mesma mesmo meu meus mim minha " +
    "minhas muito na nada nao nas ne nessa nesse nesta neste no noite nos nossa nosso num numa nunca o obg obrigada " +
    "obrigado oi ola olhar onde ontem oq os ou outra outras outro outros para parte partir passar passou pegar pegou pela " +
    "pelas pelo pelos pena pf pfv pode podem poderia poderiam por porem porque posso pq pra pras precisa precisamos " +
    "preciso pro pros quais qual qualquer quando quanto quantos que quem quer queremos queria quero quiser sabe saber sao " +
    "se segundo sei sem sempre ser seria seu so sobre sou sua ta tambem tanto tao tarde tava tb tbm te tem temos tenho " +
    "ter teve ti tinha tirar tive to toda todas todo todos um uma umas uns usar vai vamos vao vc vcs veio vem venha ver " +
    "vez vi vir viu vlw voce voces vou"
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

/** A list of words for the index: no stop words, and each stem once. */
export function compact(texts: readonly string[]): string {
  const words = contentWords(texts.join(" "));
  return [...new Map(words.map((word) => [stem(word), word])).values()].join(" ");
}

/**
 * "pintor", "pintura" and "pintando" have the stem "pint", "apê" that of "apartamento". The word is
 * folded.
 */
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
