import { editDistance, nearestWords } from "@/lib/search/edit-distance";

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["obra", "obra", 0],
    ["obra", "", 4],
    ["pintra", "pintura", 1],
    ["laje", "lage", 1],
    ["kitten", "sitting", 3],
    ["orcamneto", "orcamento", 1],
    ["eltericista", "eletricista", 1],
  ])("%j → %j: %d", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe("nearestWords", () => {
  const words = ["pintor", "pintura", "piso", "fio", "eletricista", "nr35"];

  it.each([
    ["pinturra", ["pintura"]],
    ["pimtor", ["pintor"]],
    ["eletresista", ["eletricista"]],
    ["pizo", ["piso"]],
    ["pizzo", []],
    ["fii", []],
    ["nr36", []],
  ])("%s → %j", (word, expected) => {
    expect(nearestWords(word, words, 0)).toEqual(expected);
  });

  it("allows more errors when asked", () => {
    expect(nearestWords("pizzo", words, 1)).toEqual(["piso"]);
  });
});
