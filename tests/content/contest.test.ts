import { contestProblems, contestSchema, getContest } from "@/lib/content/contest";
import { dayRange, numericDate } from "@/lib/content/dates";
import { getContestRelease } from "@/lib/content/press-releases";

const contest = getContest();

describe("§9: the contest", () => {
  it("has the three prizes", () => {
    expect(contest.prizes.map(({ amount, extra }) => `${amount} + ${extra}`)).toEqual([
      "1000 + kit profissional completo de pintura",
      "500 + kit básico de pintura",
      "250 + vale-materiais",
    ]);
    expect(contest).toMatchObject({ prizesAbove: 2000, scholarships: 50 });
  });

  it("weights technique 40 and creativity 60", () => {
    expect(contest.weights.map(({ name, percent }) => [name, percent])).toEqual([
      ["Técnica", 40],
      ["Criatividade", 60],
    ]);
  });
});

it("§4: the phases of the blog article", () => {
  expect(contest.phases.map(({ name, from, to }) => [name, dayRange(from, to)])).toEqual([
    ["Inscrições", "01/01 a 31/03/2025"],
    ["Curadoria", "01 a 15/04/2025"],
    ["Votação", "16 a 30/04/2025"],
    ["Resultado", "05/05/2025"],
  ]);
});

it("§5: the three hashtags", () => {
  expect(contest.hashtags).toEqual(["#ClickNaPintura", "#PrimoZé", "#OlharDoPintor"]);
});

describe("a contest that differs from §9", () => {
  it.each([
    ["prizes.amount: is 900,500,250", { prizes: [900, 500, 250] }],
    ["prizes.amount: is 1000,500", { prizes: [1000, 500] }],
  ])("%s", (message, { prizes }) => {
    const changed = prizes.map((amount, index) => ({ place: index + 1, amount, extra: "kit" }));
    expect(contestProblems({ ...contest, prizes: changed }).join()).toContain(message);
  });

  it.each([
    ["scholarships: is 40, lib/limits.ts says 50", { scholarships: 40 }],
    ["photosPerPerson: is 4", { photosPerPerson: 4 }],
    ["photosSelected: is 20", { photosSelected: 20 }],
    ["prizesAbove: is 1750", { prizesAbove: 1750 }],
    ["hashtags, how many: is 1", { hashtags: ["#ClickNaPintura"] }],
    ["weights, creative: is ", { weights: contest.weights.slice(0, 1) }],
    ['"Inscrições" begins before', { phases: [...contest.phases].reverse() }],
  ])("%s", (message, change) => {
    expect(contestProblems({ ...contest, ...change }).join()).toContain(message);
  });

  it("rejects a phase that ends before it begins", () => {
    const phases = [{ name: "Votação", from: "2025-04-30", to: "2025-04-16", text: "Voto" }];
    expect(contestSchema.safeParse({ ...contest, phases }).success).toBe(false);
  });
});

it("§4: the press release is dated before its own schedule", () => {
  const release = getContestRelease();
  const dated = release.schedule.flatMap(({ from, to }) => (from && to ? [[from, to]] : []));
  expect(dated.map((days) => days.map(numericDate))).toEqual([["18/09/2025", "28/09/2025"]]);
  expect(release.date < "2025-09-18").toBe(true);
  expect(release.city).toBe("São Paulo");
});

it("dayRange writes both years when they differ", () => {
  expect(dayRange("2024-12-20", "2025-01-10")).toBe("20/12/2024 a 10/01/2025");
});
