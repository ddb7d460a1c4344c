import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SpecialProjects } from "@/app/_sections/special-projects";
import { Schedule } from "@/app/click-na-pintura-release/sections";
import { Phases } from "@/app/click-na-pintura/_sections/phases";
import { Agenda } from "@/app/educacao/_sections/agenda";
import { AgendaTimeline } from "@/app/educacao/_sections/agenda-timeline";
import { getContest } from "@/lib/content/collections";
import { getAllArticles } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { getContestRelease, getMediaKit } from "@/lib/content/press";
import { factGroups } from "@/lib/press/press-facts";
import { contestReleaseText } from "@/lib/press/press-texts";
import { siteRecords } from "@/lib/search/site-records";

const setToday = (today: string) => jest.useFakeTimers({ now: new Date(`${today}T15:00:00Z`) });

/** What visitors and programs read about the contest on a day. */
function textsOn(today: string) {
  setToday(today);
  const { description, lead } = getPage("click-na-pintura");
  const article = getAllArticles().find(({ slug }) => slug === "click-na-pintura-concurso")!;
  const contest = getContest();
  const facts = factGroups({ kit: getMediaKit(), contest, release: getContestRelease() });
  return {
    card: renderToStaticMarkup(createElement(SpecialProjects)),
    page: `${description} ${lead} ${renderToStaticMarkup(createElement(Phases, contest))}`,
    article: `${article.description} ${article.cta.title} ${article.cta.text} ${article.cta.label}`,
    facts: facts.map(({ name }) => name).join("\n"),
    search: JSON.stringify(siteRecords()),
  };
}

afterEach(() => jest.useRealTimers());

/**
 * Before, on the last day, and after: the contest's last calendar ends on 2025-09-28.
 */
const CONTEST = /Fotografe a parede de teste e participe/;
it.each([
  ["2025-09-05", true],
  ["2025-09-28", true],
  ["2025-09-29", false],
  ["2026-11-23", false],
])("on %s the contest invites: %s", (today, isOpen) => {
  const texts = textsOn(today);
  for (const name of ["card", "page", "article"] as const) {
    expect([name, CONTEST.test(texts[name])]).toEqual([name, isOpen]);
  }
  for (const [name, text] of Object.entries(texts)) {
    if (!isOpen) expect([name, CONTEST.exec(text)?.[0]]).toEqual([name, undefined]);
  }
  expect(texts.facts.includes("encerrado em 28/09/2025")).toBe(!isOpen);
  if (isOpen) return;
  expect(texts.page).toContain("que também terminou");
  // Its button keeps the specified label.
  expect(texts.article).toMatch(/terminou em 2025.*O concurso terminou.*Participar do Concurso/);
});

/** §3: buttonColor. The files of the fixture have "obra", "planta" and "seguranca", in this order. */
it("a special project's button has its colour", () => {
  setToday("2025-09-05");
  const cards = renderToStaticMarkup(createElement(SpecialProjects)).split("<article").slice(1);
  expect(
    cards.map((card) => /<a [^>]*class="[^"]* bg-(?!transparent)(\w+)/.exec(card)?.[1]),
  ).toEqual(["obra", "planta", "seguranca"]);
});

/** §4: the release says that registration is open now, free and with bonuses, also afterwards. */
it.each([
  ["2025-09-28", "<p>Aberta agora, gratuita e com bônus.</p>"],
  ["2025-09-29", "<p>Na época: Aberta agora, gratuita e com bônus.</p>"],
])("on %s the press release shows the specified text of the registration", (today, shown) => {
  setToday(today);
  const schedule = [{ name: "Pré-inscrição", text: "Aberta agora, gratuita e com bônus." }];
  const html = renderToStaticMarkup(createElement(Schedule, { schedule, lastDay: "2025-09-28" }));
  expect(html.replaceAll("\u00a0", " ")).toContain(shown);
  const text = contestReleaseText({
    ...getContestRelease(),
    schedule,
    lastDay: "2025-09-28",
  });
  expect(text).toMatch(
    today === "2025-09-28"
      ? /^- Pré-inscrição: Aberta agora, gratuita e com bônus\.$/m
      : /^- Pré-inscrição \(terminou em 28\/09\/2025\): Aberta agora, gratuita e com bônus\.$/m,
  );
});

/** The agenda's courses end on 2025-08-16, 2025-09-24 and 2025-10-10. */
it.each([
  ["2025-09-24", 2],
  ["2025-09-25", 1],
  ["2025-10-10", 1],
  ["2025-10-11", 0],
])(
  "on %s the agenda has %i courses to come, and without one the page opens with the lessons",
  (today, coming) => {
    setToday(today);
    const [agenda, hero] = [Agenda, AgendaTimeline].map((part) =>
      renderToStaticMarkup(createElement(part)),
    );
    const past = 3 - coming;
    const count = (text: RegExp) => agenda!.match(text)?.length ?? 0;
    expect(count(/>Realizado</g)).toBe(past);
    expect(count(/na época:/g)).toBe(past);
    expect(count(/Avise-me da próxima turma/g)).toBe(past);
    expect(hero).toContain(coming > 0 ? "Datas da agenda" : "Aulas on-line");
    // §4: the specified button stays, and cannot be pressed.
    expect(count(/<button[^>]* disabled/g)).toBe(past);
    expect(agenda!.includes("Turmas que já aconteceram")).toBe(coming < 3);
    expect(agenda!.includes("A próxima turma ainda")).toBe(coming === 0);
  },
);
