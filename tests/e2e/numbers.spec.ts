import type { Page } from "@playwright/test";
import {
  BLOG_FEATURED,
  CONTEST,
  COPY_FEEDBACK_MS,
  EDUCATION_TEASERS,
  FIELD_MAX,
  HOME,
  LESSON_MINUTES,
  MEDIA_KIT,
  PHONE_DIGITS,
  PODCAST,
  QUERY,
  RATE_LIMITS,
  SOCIAL,
} from "@/lib/limits";
import { articlePath, paths } from "@/lib/paths";
import { articlePaths } from "@/tests/support/all-paths";
import { expect, test } from "@/tests/support/browser-test";

/** Specification §9, sentence by sentence; each number as the code has it, and as the pages show it. */

const main = (page: Page) => page.getByRole("main");
const region = (page: Page, name: string) => page.getByRole("region", { name });

test("every limit is the specification's", () => {
  // "Rate limits: quote forms 3 per 60000 ms per e-mail; suggestion 3 per 300000 ms."
  expect(RATE_LIMITS).toEqual({
    quote: { max: 3, windowMs: 60000 },
    suggestion: { max: 3, windowMs: 300000 },
  });
  // "Field maxima: name 100, e-mail 150, phone 30, serviceType 100, message 2000. Phone digits 10 to 11."
  expect(FIELD_MAX).toEqual({ name: 100, email: 150, phone: 30, serviceType: 100, message: 2000 });
  expect(PHONE_DIGITS).toEqual({ min: 10, max: 11 });
  // "Home: 4 blog teasers, 3 project cards, 6 services. Blog: 3 featured articles."
  expect(HOME).toEqual({ teasers: 4, specialProjects: 3, services: 6 });
  expect(BLOG_FEATURED).toBe(3);
  // "Podcast: 3 featured episodes; up to 8 episodes per segment before "see more"; 6 chips; title truncated at 60
  // characters …; description at 120 …; fixed "~15 min" badge; sync limit 500; hard-coded stat "11.7K visualizações";
  // biweekly; 29 episodes stated."
  expect(PODCAST).toMatchObject({
    featured: 3,
    perSegment: 8,
    chips: 6,
    titleMax: 60,
    descriptionMax: 120,
    durationBadge: "~15 min",
    syncLimit: 500,
    views: "11.7K",
    episodes: 29,
    skeletons: 3,
  });
  // "Copy feedback 2000 ms."
  expect(COPY_FEEDBACK_MS).toBe(2000);
  // "Contest: prizes 1st R$1.000 …, 2nd R$500 …, 3rd R$250 …; total above R$2.000; 50 photography study scholarships as
  // bonus; judging weights technical 40%, creative 60%; max 3 photos per person; 30 photos selected."
  expect(CONTEST).toMatchObject({
    prizes: [1000, 500, 250],
    prizesAbove: 2000,
    scholarships: 50,
    weights: { technical: 40, creative: 60 },
    photosPerPerson: 3,
    photosSelected: 30,
  });
  // "Media kit: 2.5K+ followers, 45K+ views, 29 episodes, 15+ years; press reply within 24 hours."
  expect(MEDIA_KIT).toEqual({
    followers: "2.5K+",
    views: "45K+",
    episodes: "29",
    years: "15+",
    replyHours: 24,
  });
  // "Women course lessons: 15, 20, 25, 18, 12, 22 minutes."
  expect(LESSON_MINUTES).toEqual([15, 20, 25, 18, 12, 22]);
  // §8: "retried 3 times with exponential delay capped at 30 s; cache lifetime 5 minutes."
  expect(QUERY).toEqual({ retries: 3, maxDelayMs: 30000, freshMs: 300000 });
});

test("§2: twelve routes and eleven articles answer", async ({ request }) => {
  const routes = [
    "/",
    "/servicos",
    "/educacao",
    "/projetos-sociais",
    "/primoze-cast",
    "/mulheres-na-manutencao",
    "/blog",
    "/contato",
    "/click-na-pintura",
    "/click-na-pintura-release",
    "/media-kit",
  ];
  expect(articlePaths).toHaveLength(11);
  // The twelfth route is /blog/{slug}.
  for (const path of [...routes, ...articlePaths]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  }
});

test("the home page: 4 teasers, 3 project cards, 6 services, 10 years, NR35, 2025", async ({
  page,
}) => {
  await page.goto(paths.home);
  await expect(region(page, "Do blog").getByRole("article")).toHaveCount(HOME.teasers);
  await expect(region(page, "Projetos especiais").getByRole("article")).toHaveCount(
    HOME.specialProjects,
  );
  const services = region(page, "Serviços para a casa, a loja e o prédio");
  await expect(services.getByRole("listitem")).toHaveCount(HOME.services);
  // "Company claims: over 10 years of experience, NR35." "Copyright 2025."
  await expect(main(page)).toContainText("Mais de 10 anos de experiência");
  await expect(main(page)).toContainText("NR35");
  await expect(page.getByRole("contentinfo")).toContainText("© 2025");
  // "Mobile breakpoint 768 px."
  const menu = page.getByRole("button", { name: "Menu" });
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(menu).toBeVisible();
});

test("blog, education and social projects: their counts", async ({ page }) => {
  await page.goto(paths.blog);
  const cards = (name: string) => region(page, name).getByRole("heading", { level: 3 });
  await expect(cards("Em destaque")).toHaveCount(BLOG_FEATURED);
  await expect(cards("Recentes")).toHaveCount(articlePaths.length - BLOG_FEATURED);
  await page.goto(paths.education);
  await expect(region(page, "Para ler antes da aula").getByRole("article")).toHaveCount(
    EDUCATION_TEASERS,
  );
  await page.goto(paths.socialProjects);
  await expect(region(page, "Onde a mão já chegou").getByRole("article")).toHaveCount(
    SOCIAL.projects,
  );
  await expect(region(page, "Quatro jeitos de entrar na obra").locator("h3")).toHaveCount(
    SOCIAL.participation,
  );
});

// "Courses: 15 and 16 August 2025, 22 to 24 September 2025, 10 October 2025."
test("education: the three courses' dates", async ({ page }) => {
  await page.goto(paths.education);
  const dates = page.getByRole("table", { name: "Agenda presencial" }).locator("time");
  await expect(dates).toHaveText([
    "15 e 16 de agosto de 2025",
    "22 a 24 de setembro de 2025",
    "10 de outubro de 2025",
  ]);
});

test("women in maintenance: the lessons' minutes", async ({ page }) => {
  await page.goto(paths.womenInMaintenance);
  const lessons = region(page, "Aulas práticas").locator("ol > li:has(h3)");
  await expect(lessons).toHaveCount(LESSON_MINUTES.length);
  for (const [index, minutes] of LESSON_MINUTES.entries()) {
    await expect(lessons.nth(index)).toContainText(`${minutes} min`);
  }
});

test("the contest and its release: prizes, weights, photos, scholarships", async ({ page }) => {
  await page.goto(paths.photoContest);
  const prizes = region(page, "Prêmios acima de R$ 2.000").getByRole("listitem");
  await expect(prizes).toContainText(["R$ 1.000", "R$ 500", "R$ 250"]);
  await expect(prizes).toContainText(["kit profissional completo", "kit básico", "vale-materiais"]);
  const { weights, scholarships, photosPerPerson, photosSelected } = CONTEST;
  await expect(main(page).locator("dt")).toContainText([
    `${weights.technical}%`,
    `${weights.creative}%`,
  ]);
  await expect(main(page)).toContainText(`Até ${photosPerPerson} fotos por participante`);
  await expect(main(page)).toContainText(`${photosSelected} melhores fotos`);
  for (const path of [paths.photoContest, paths.pressRelease]) {
    await page.goto(path);
    await expect(main(page)).toContainText(new RegExp(`${scholarships}\\s?bolsas de estudo`));
    await expect(main(page)).toContainText(/R\$\s2\.000/);
  }
});

test("the media kit: its statistics, the reply, the check mark's time", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto(paths.mediaKit);
  const { followers, views, episodes, years, replyHours } = MEDIA_KIT;
  await expect(region(page, "Em números").locator("dd")).toHaveText([
    followers,
    views,
    episodes,
    years,
  ]);
  await expect(main(page)).toContainText(`Resposta em até ${replyHours} horas`);
  const copy = page.getByRole("button", { name: "Copiar HEX de Azul Planta" });
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  await expect(copy).toHaveAttribute("data-copied");
  await page.clock.runFor(COPY_FEEDBACK_MS - 100);
  await expect(copy).toHaveAttribute("data-copied");
  await page.clock.runFor(200);
  await expect(copy).not.toHaveAttribute("data-copied");
});

test("the podcast: stated numbers, featured episodes, chips, lengths", async ({ page }) => {
  await page.goto(paths.podcast);
  await expect(main(page)).toContainText(/quinzenal/i);
  await expect(main(page)).toContainText(`${PODCAST.episodes} episódios`);
  await expect(main(page)).toContainText(`${PODCAST.views} visualizações`);
  const featured = page.getByRole("article").filter({ has: page.locator("h3") });
  await expect(featured).toHaveCount(PODCAST.featured);
  const chips = page.getByRole("group", { name: "Tema dos episódios" }).getByRole("button");
  await expect(chips).toHaveCount(1 + PODCAST.chips);
  for (const card of await page.getByRole("article").all()) {
    await expect(card).toContainText(PODCAST.durationBadge);
    const title = await card.getByRole("link").evaluate((link) => link.firstChild?.textContent);
    expect(title?.length).toBeLessThanOrEqual(PODCAST.titleMax);
    const description = await card.locator("p").first().innerText();
    expect(description.length).toBeLessThanOrEqual(PODCAST.descriptionMax);
  }
});

// "Company contact hours: Monday to Friday 08h-18h, Saturday 08h-12h."
test("contact: the hours; the message's length", async ({ page }) => {
  await page.goto(paths.contact);
  await expect(main(page)).toContainText(/Segunda a sexta, 08h.18h/);
  await expect(main(page)).toContainText(/Sábado, 08h.12h/);
  await expect(main(page)).toContainText(`Até ${FIELD_MAX.message} caracteres`);
});

test("articles: hydrogen's tax years and credits, the switches' heights, the prices", async ({
  page,
}) => {
  // "tax suspension for five years from 1 Jan 2025 (2025-2030); tax credits of R$18,3 billion 2028 to 2032."
  await page.goto(articlePath("hidrogenio-verde-brasil-politica-nacional"));
  await expect(main(page)).toContainText(
    "cinco anos, a partir de 1º de janeiro de 2025 (2025-2030)",
  );
  await expect(main(page)).toContainText("R$ 18,3 bilhões");
  await expect(main(page)).toContainText("2028 a 2032");
  // "switches at 80 cm to 1,20 m height, with item price ranges in R$."
  await page.goto(articlePath("acessibilidade-casa-baixo-custo"));
  await expect(main(page)).toContainText("interruptores entre 80 cm e 1,20 m");
  await expect(main(page).getByRole("table").filter({ hasText: /R\$/ })).not.toHaveCount(0);
});
