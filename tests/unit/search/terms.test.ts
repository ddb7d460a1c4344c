import { contentWords, stem } from "@/lib/search/terms";

describe("contentWords", () => {
  it.each([
    ["Infiltração no teto da cozinha", ["infiltracao", "teto", "cozinha"]],
    ["Quanto custa pintar um apartamento?", ["custa", "pintar", "apartamento"]],
    ["NR-35, nr 35 e NR35", ["nr35", "nr35", "nr35"]],
    ["ABNT NBR 5410", ["abnt", "nbr5410"]],
    ["caixa-d’água", ["caixa", "agua"]],
    ["aula 3", ["aula", "3"]],
    ["o que é", []],
  ])("%s → %j", (text, words) => {
    expect(contentWords(text)).toEqual(words);
  });
});

describe("stem", () => {
  it.each([
    ["pint", "pintar pintor pintora pintores pintura pinturas pintando pintado"],
    ["encan", "encanar encanador encanamento encanamentos"],
    ["eletr", "eletrica eletrico eletricista eletricistas eletricidade"],
    ["hidraul", "hidraulica hidraulico"],
    ["infiltr", "infiltracao infiltracoes infiltrar"],
    ["vaz", "vazamento vazamentos vazando vazar"],
    ["acess", "acessivel acessiveis acessibilidade"],
    ["porta", "portao portoes"],
    ["predi", "predial prediais"],
    ["instal", "instalar instalacao instalador instalacoes"],
    ["desentup", "desentupir desentupimento desentupidor desentupidora"],
    ["impermeabiliz", "impermeabilizar impermeabilizacao"],
    ["orc", "orcamento orcamentos orcar"],
    ["luz", "luz luzes"],
    ["nr35", "nr35"],
    ["fio", "fio"],
  ])("%s: %s", (expected, words) => {
    expect(new Set(words.split(" ").map(stem))).toEqual(new Set([expected]));
  });

  it("keeps different trades apart", () => {
    const words = ["pintura", "tinta", "piso", "porta", "portao", "eletrica", "hidraulica"];
    expect(new Set(words.map(stem)).size).toBe(words.length);
  });
});
