import { readdirSync } from "node:fs";
import { collectionDefinitions } from "@/lib/content/collection";
import { contentRoot } from "@/lib/content-root.mjs";
import {
  courseFiles,
  getContest,
  getServices,
  getSocialProjects,
  mediaKitFile,
} from "@/lib/content/collections";
import { courseStatus } from "@/lib/content/education";
import { contestProblems, contestSchema } from "@/lib/content/collections/contest";
import { mediaKitProblems } from "@/lib/content/collections/media-kit";

it("every folder in content/ is a collection, or the sources of photographs", () => {
  const known = ["photographs", ...collectionDefinitions().map(({ folder }) => folder)];
  const folders = readdirSync(contentRoot(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !known.includes(name))).toEqual([]);
});

// What pages show of services, courses, lessons and releases: tests/e2e.
describe("§1, §2, §9: services and claims", () => {
  it("specialties are in two or three columns", () => {
    const [service] = getServices();
    for (const columns of [1, 4]) {
      const specialties = Array.from({ length: columns }, () => service!.specialties[0]);
      expect(getServices.schema.shape.specialties.safeParse(specialties).success).toBe(false);
    }
  });
});

describe("§2, §9: education", () => {
  it("a course does not end before it starts", () => {
    const { slug: _slug, body: _body, ...course } = courseFiles()[0]!;
    const { error } = courseFiles.schema.safeParse({ ...course, end: "2025-08-14" });
    expect(error?.issues).toMatchObject([{ path: ["end"] }]);
  });
});

describe("§2: social projects and podcast", () => {
  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", true],
    ["https://youtu.be/dQw4w9WgXcQ", true],
    ["", false],
    ["dQw4w9WgXcQ", false],
    ["https://example.com/watch?v=dQw4w9WgXcQ", false],
    ["https://youtube.com.example/watch?v=dQw4w9WgXcQ", false],
    ["https://www.youtube.com/@primoze", false],
  ])("a project's video may be %j: %s", (link, expected) => {
    expect(getSocialProjects.schema.shape.videoUrl.safeParse(link).success).toBe(expected);
  });
});

describe("the contest", () => {
  const contest = getContest();
  const problemsOf = (change: Partial<typeof contest>) =>
    contestProblems({ ...contest, ...change });

  it("may have other prizes, scholarships and photos than those of §9", () => {
    const prizes = [...contest.prizes, { place: 4, amount: 100, extra: "um livro" }];
    const change = { prizes, prizesAbove: 3000, scholarships: 51, photosPerPerson: 4 };
    expect(problemsOf(change)).toEqual([]);
    expect(contestSchema.shape.prizes.safeParse(prizes).success).toBe(true);
  });

  it.each([
    ["os pesos somam", { weights: contest.weights.slice(0, 1) }],
    ["começa antes", { phases: [...contest.phases].reverse() }],
  ])("is refused with %s", (message, change) => {
    expect(problemsOf(change).join()).toContain(message);
  });

  it("a phase does not end before it begins", () => {
    const phase = { name: "Votação", from: "2025-04-30", to: "2025-04-16", text: "Voto" };
    expect(contestSchema.shape.phases.safeParse([phase]).success).toBe(false);
  });
});

describe("the media kit", () => {
  const kit = mediaKitFile();
  const twice = (rows: typeof kit.statistics) => rows.map((row) => ({ ...row, key: rows[0]!.key }));

  it("may have other figures than those of §9, and fewer", () => {
    const statistics = kit.statistics.slice(1).map((row) => ({ ...row, value: "3 mil" }));
    expect(mediaKitProblems({ ...kit, statistics })).toEqual([]);
  });

  it.each([
    ["aparece duas vezes", { statistics: twice(kit.statistics) }],
    ["colors: cada um de", { colors: [...kit.colors, ...kit.colors.slice(0, 1)] }],
    ["logos: cada um de", { logos: [] }],
    ["versions: cada um de", { versions: kit.versions.slice(1) }],
    ["assets: cada um de", { assets: kit.assets.slice(1) }],
  ])("is refused with %s", (message, change) => {
    expect(mediaKitProblems({ ...kit, ...change }).join()).toContain(message);
  });
});

it.each([
  ["Inscrições Abertas", "open", "Inscreva-se Agora", "inscricao"],
  ["Vagas Esgotadas", "sold-out", "Lista de Espera", "lista-de-espera"],
  ["Em Breve", "soon", "Saiba Mais", "saber-mais"],
  ["Adiado", "other", "Saiba Mais", "saber-mais"],
  ["", "other", "Saiba Mais", "saber-mais"],
  ["constructor", "other", "Saiba Mais", "saber-mais"],
])("§2, §4: the course status %j → %s, %s", (status, tone, action, interest) => {
  expect(courseStatus(status)).toEqual({ tone, action, interest });
});
