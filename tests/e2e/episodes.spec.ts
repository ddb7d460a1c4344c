import type { Page } from "@playwright/test";
import { episodePath, paths } from "@/lib/paths";
import { demoEpisodePages } from "@/tests/support/all-paths";
import {
  chips,
  count,
  countLoads,
  expectOnly,
  featured,
  head,
  section,
  skeletons,
  themes,
} from "@/tests/support/podcast-page";
import { expectToast, toasts } from "@/tests/support/toasts";
import { expect, servers, test } from "@/tests/support/browser-test";
import { expectNoViolations } from "@/tests/support/axe";
import { type Faults, httpResponse } from "@/tests/support/fault-proxy";
import { holdRequests } from "@/tests/support/hold-requests";

// The tests share one backend and one proxy, so they run one after the other.
test.describe.configure({ mode: "serial" });
test.use({
  baseURL: servers.podcastSite,
  allowedConsoleErrors: /50\d|404|422|409|Erro |could not be sent/,
});

const COUNT = demoEpisodePages.length;

const breakBackend = (faults: Faults) =>
  fetch(servers.podcastFaults, { method: "PUT", body: JSON.stringify(faults) });
test.afterEach(() => breakBackend({}));

const syncButton = (page: Page) => page.getByRole("button", { name: /Sincroniz/ });
const importField = (page: Page) => page.getByLabel("Link do YouTube ou Video ID");
const importButton = (page: Page) => page.getByRole("button", { name: /Import/ });

test("§9: the episodes come from the database, with badge, date and each title once", async ({
  page,
}) => {
  await page.goto(paths.podcast);
  await expectToast(page, "Episódios carregados", `${COUNT} episódios encontrados no banco.`);
  await expect(head(page)).toContainText(`${COUNT} episódios`);
  await expect(featured(page).getByRole("article")).toHaveCount(3);
  await expect(featured(page).getByRole("article").first()).toContainText("~15 min");
  await expect(featured(page).locator("time").first()).toHaveText(/^há /);
  for (const card of await featured(page).getByRole("article").all()) {
    const link = card.getByRole("heading").getByRole("link");
    const title = (await link.getAttribute("title")) ?? (await link.textContent()) ?? "";
    const spoken = await card.ariaSnapshot();
    expect(spoken.split(`link "${title}`), "the title once").toHaveLength(2);
    expect(spoken).toMatch(/link "Assistir aqui ao episódio \d+"/);
  }
  await expectNoViolations(page);
});

// What leads to YouTube is in tests/components/episode-card.test.tsx: invented episodes do not.
test("a card of an invented episode plays in place, and its title and row lead to its page", async ({
  page,
}) => {
  await page.goto(paths.podcast);
  const card = featured(page).getByRole("article").first();
  const link = card.getByRole("heading").getByRole("link");
  const [newest] = demoEpisodePages;
  await expect(link).toHaveAttribute("href", newest!.page);
  await expect(link).not.toHaveAttribute("target");
  await card.getByRole("link", { name: /Assistir/ }).click();
  await expect(card.locator("video")).toHaveAttribute("src", "/videos/demonstracao.webm");
  await expect(card.locator("video")).toBeFocused();
  await card.getByRole("link", { name: /^Página/ }).click();
  await expect(page).toHaveURL(episodePath(newest!.slug));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest!.title);
});

test.describe("§4: theme chips", () => {
  test("a chip shows and counts only its theme, which is in the address and survives a return", async ({
    page,
  }) => {
    await page.goto(paths.podcast);
    await expect(chips(page)).toHaveCount(7);
    await expect(chips(page).first()).toBeChecked();
    await expect(count(page)).toHaveText(new RegExp(`^${COUNT} episódios em \\d+ temas$`), {
      useInnerText: true,
    });
    const all = await themes(page).count();
    await expect(themes(page).first()).toHaveAttribute("open");
    await expect(themes(page).nth(1)).not.toHaveAttribute("open");

    await chips(page).nth(2).check();
    await expectOnly(page, 2);
    await expect(page).toHaveURL(/\?tema=[a-z-]+$/);
    const address = page.url();
    await page.getByRole("banner").getByRole("link", { name: "SERVIÇOS" }).click();
    await expect(page).toHaveURL(paths.services);
    await page.goBack();
    await expectOnly(page, 2);
    // A visitor who opens the address anew.
    await page.goto("about:blank");
    await page.goto(address);
    await expectOnly(page, 2);
    await expect(themes(page)).toHaveAttribute("open");
    await chips(page).first().check();
    await expect(page).toHaveURL(paths.podcast);
    await expect(themes(page)).toHaveCount(all);
  });

  test("they answer before React, which then takes the choice over", async ({ page }) => {
    const release = await holdRequests(page, "**/*.js");
    await page.goto(paths.podcast, { waitUntil: "commit" });
    await chips(page).nth(2).check();
    await expectOnly(page, 2);
    expect(new URL(page.url()).search).toBe("");
    release();
    await expect(page).toHaveURL(/\?tema=[a-z-]+$/);
    await expectOnly(page, 2);
    await expect(themes(page)).toHaveAttribute("open");
  });

  test("on a phone they are one row", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(paths.podcast);
    await expectToast(page, "Episódios carregados");
    const row = page.getByRole("group", { name: "Tema dos episódios" });
    const tops = await row
      .locator("label")
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size).toBe(1);
  });
});

// What the page shows of each answer: tests/components/episode-browser.test.tsx.
for (const [what, faults, expected] of [
  ["fetch-episodios down: YouTube", { "/fetch-episodios": "down" }, { source: "youtube" }],
  [
    "both functions down",
    { "/fetch-episodios": "down", "/youtube-videos": "down" },
    { error: { message: "Erro desconhecido ao carregar episódios." } },
  ],
  [
    "the error of the fallback",
    {
      "/fetch-episodios": "down",
      "/youtube-videos": httpResponse(502, { error: "O YouTube não respondeu." }),
    },
    { error: { message: "Erro na função YouTube: O YouTube não respondeu." } },
  ],
  [
    "the error of the database",
    {
      "/fetch-episodios": httpResponse(200, { error: "Não foi possível ler os episódios." }),
      "/youtube-videos": "down",
    },
    { error: { message: "Erro do banco de dados: Não foi possível ler os episódios." } },
  ],
] as const satisfies readonly (readonly [string, Faults, object])[]) {
  test(`the API's answer: ${what}`, async ({ request }) => {
    await breakBackend(faults);
    expect(await (await request.get("/api/episodes")).json()).toMatchObject(expected);
  });
}

test("§4: the first fetch shows skeletons and disables the buttons, and moves nothing", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/api/episodes");
  await page.goto(paths.podcast);
  await expect(skeletons(page).filter({ visible: true })).toHaveCount(3);
  await expect(featured(page)).toBeHidden();
  await expect(syncButton(page)).toBeDisabled();
  await expect(importButton(page)).toBeDisabled();
  const top = async () => (await syncButton(page).boundingBox())?.y;
  const before = await top();
  release();
  await expect(skeletons(page).first()).toBeHidden();
  await expect(syncButton(page)).toBeEnabled();
  await expect(featured(page)).toBeVisible();
  expect(await top()).toBe(before);
});

test("§8: for five minutes another visit asks for nothing, on any page and in any tab", async ({
  page,
  context,
}) => {
  const loads = countLoads(page);
  await page.clock.install();
  await page.goto(paths.podcast);
  await expectToast(page, "Episódios carregados");
  await page.goto(paths.contact);
  await page.goto(paths.podcast);
  const tab = await context.newPage();
  await tab.goto(paths.podcast);
  for (const visit of [page, tab]) {
    await expect(visit.getByRole("main").locator("time").first()).toHaveText(/^há /);
    await expect(toasts(visit)).toHaveCount(0);
    await expect(skeletons(visit).first()).toBeHidden();
  }
  expect(loads()).toBe(1);
  await page.clock.fastForward(300_000);
  await page.reload();
  await expectToast(page, "Episódios carregados");
  expect(loads()).toBe(2);
});

test("what is new since the build is drawn, also in the head's count", async ({ page }) => {
  const video = { title: "Um episódio depois da publicação", thumbnail: "", descricao: "" };
  const fresh = { ...video, id: "depois-da-p", publishedAt: "2026-01-02T12:00:00Z" };
  await breakBackend({ "/fetch-episodios": httpResponse(200, { videos: [fresh] }) });
  await page.goto(paths.podcast);
  await expectToast(page, "Episódios carregados", "1 episódio encontrado no banco.");
  await expect(featured(page).getByRole("article")).toHaveCount(1);
  await expect(featured(page)).toContainText(fresh.title);
  await expect(head(page)).toContainText("1 episódio");
});

test("a sync loads 137 videos in three pages", async ({ page }) => {
  await page.goto(paths.podcast);
  await expectToast(page, "Episódios carregados");
  await syncButton(page).click();
  await expectToast(page, "Sincronização concluída", "137 vídeos sincronizados.");
  await expect(skeletons(page).first()).toBeHidden();
});

test("shows eight episodes per theme, and the rest after “Ver mais”", async ({ page }) => {
  await page.goto(paths.podcast);
  await expectToast(page, "Episódios carregados");
  const more = section(page).locator("details[data-theme] details > summary").first();
  const key = await more.evaluate(
    (button) => button.closest<HTMLElement>("[data-theme]")!.dataset.theme,
  );
  const theme = section(page).locator(`[data-theme="${key}"]`);
  const cards = theme.getByRole("article");
  await theme.evaluate((details: HTMLDetailsElement) => (details.open = true));
  await expect(cards.filter({ visible: true })).toHaveCount(8);
  await more.press("Enter");
  await expect(more).toBeHidden();
  await expect(cards.nth(8).getByRole("heading").getByRole("link")).toBeFocused();
});

test("a link imports its video", async ({ page }) => {
  const answer = await fetch(`${servers.podcastSite}/api/episodes`);
  const { episodes } = (await answer.json()) as { episodes: { id: string }[] };
  await page.goto(paths.podcast);
  // All forms of links are in tests/unit/specification/validation.test.ts.
  await importField(page).fill(`https://youtu.be/${episodes[0]!.id}`);
  await importButton(page).click();
  // The field is cleared only on success.
  await expect(importField(page)).toHaveValue("");
  await expectToast(page, "Vídeo importado");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the episodes are in the page", async ({ page }) => {
    await page.goto(paths.podcast);
    await expect(featured(page).getByRole("article")).toHaveCount(3);
    await expect(section(page).locator("details[data-theme]")).toHaveCount(
      new Set(demoEpisodePages.map(({ theme }) => theme)).size,
    );
    await expect(
      featured(page)
        .getByRole("link", { name: /Assistir/ })
        .first(),
    ).toBeVisible();
  });
});
