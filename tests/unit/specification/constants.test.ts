import {
  BLOG_FEATURED,
  COPY_FEEDBACK_MS,
  EDUCATION_TEASERS,
  HOME_TEASERS,
  PODCAST,
  PRESS_REPLY_HOURS,
  QUERY,
} from "@/lib/limits";
import { formatReais } from "@/lib/format/money";
import { episodeNumber } from "@/lib/podcast/classify";
import { truncateDescription, truncateTitle } from "@/lib/podcast/episode-text";
import { FORMS } from "@/supabase/functions/_shared/contract/message-row";

/** Specification §9: its numbers to the letter. What it says of the company is content. */

it("rate limits: quote forms 3 per 60000 ms per e-mail; suggestion 3 per 300000 ms", () => {
  const minute = { max: 3, windowMs: 60_000 };
  expect(Object.values(FORMS).map(({ rateLimit }) => rateLimit)).toEqual([
    { ...minute, field: "email", order: "first" },
    { ...minute, field: "contato", order: "last" },
    { max: 3, windowMs: 300_000, field: "email", order: "last" },
    { ...minute, field: "email", order: "first" },
  ]);
});

it("field maxima: name 100, e-mail 150, phone 30, serviceType 100, message 2000", () => {
  const { fields } = FORMS.quote;
  const maxima = Object.entries(fields).map(([name, { max }]) => [name, max]);
  expect(Object.fromEntries(maxima)).toEqual({
    name: 100,
    email: 150,
    phone: 30,
    serviceType: 100,
    message: 2000,
  });
});

it.each([
  ["home: 4 blog teasers", HOME_TEASERS, 4],
  ["education: three blog teasers (§2)", EDUCATION_TEASERS, 3],
  ["blog: 3 featured articles", BLOG_FEATURED, 3],
  ["podcast: 3 featured episodes", PODCAST.featured, 3],
  ["up to 8 episodes per segment before “see more”", PODCAST.perSegment, 8],
  ["6 chips", PODCAST.chips, 6],
  ["fixed “~15 min” badge", PODCAST.durationBadge, "~15 min"],
  ["sync limit 500", PODCAST.syncLimit, 500],
  ["stat “11.7K visualizações”", PODCAST.views, "11.7K"],
  ["29 episodes stated", PODCAST.episodes, 29],
  ["3 skeleton cards (§4)", PODCAST.skeletons, 3],
  ["data queries are retried 3 times (§8)", QUERY.retries, 3],
  ["delay capped at 30 s (§8)", QUERY.maxDelayMs, 30_000],
  ["cache lifetime 5 minutes (§8), in seconds", QUERY.freshSeconds, 300],
  ["copy feedback 2000 ms", COPY_FEEDBACK_MS, 2000],
  ["press reply within 24 hours", PRESS_REPLY_HOURS, 24],
])("%s", (_constant, value, expected) => {
  expect(value).toBe(expected);
});

it("prizes 1st R$1.000, 2nd R$500, without cents", () => {
  expect([1000, 500].map(formatReais)).toEqual(["R$\u00a01.000", "R$\u00a0500"]);
});

describe("§9: titles at 60 (57 plus ellipsis), descriptions at 120 (117 plus ellipsis)", () => {
  it.each([
    ["60 stay", "t".repeat(60), "t".repeat(60)],
    ["61 are truncated", "t".repeat(61), `${"t".repeat(57)}...`],
    ["60 emoji stay, of two code units each", "🔧".repeat(60), "🔧".repeat(60)],
    ["no emoji is halved", "🔧".repeat(61), `${"🔧".repeat(57)}...`],
  ])("%s", (_rule, title, expected) => {
    expect(truncateTitle(title)).toBe(expected);
  });

  it("truncates descriptions at 120", () => {
    expect(truncateDescription("d".repeat(120))).toBe("d".repeat(120));
    expect(truncateDescription("d".repeat(121))).toBe(`${"d".repeat(117)}...`);
  });
});

describe("§9: episode numbers come from title patterns", () => {
  it.each([
    ["PrimoZé Cast #12 – Tintas", 12],
    ["# 7 | Síndicos", 7],
    ["Episódio 3: Obras", 3],
    ["EPISODIO 3", 3],
    ["Episódio nº 15", 15],
    ["Ep. 27 – Documentação", 27],
    ["ep 4", 4],
    ["PrimoZé Cast 29", 29],
    ["PrimoZéCast 8 | Energia", 8],
    ["PrimozeCast 8 | Energia", 8],
    ["Podcast sem número", undefined],
    ["Podcast 12 erros na pintura", undefined],
    ["Broadcast 2024", undefined],
    ["Step 4 da reforma", undefined],
    ["10 dicas de pintura", undefined],
  ])("%s → %s", (title, number) => {
    expect(episodeNumber(title)).toBe(number);
  });
});
