import { stem } from "@/lib/search/terms";

// What is a word: relevance.test.ts.
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
