import type { Page } from "@playwright/test";
import { PODCAST } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { expectToast, toasts } from "@/tests/support/toasts";
import { expect, servers, test } from "@/tests/support/browser-test";
import { expectNoViolations } from "@/tests/support/axe";
import { type Faults, httpResponse } from "@/tests/support/fault-proxy";
import { FormPage } from "@/tests/support/form-page";
import type { Inbox } from "@/tests/support/inbox";

// The tests share one backend, one fake YouTube and one proxy, so they run one after the other.
test.describe.configure({ mode: "serial" });
test.use({
  baseURL: servers.podcastSite,
  allowedConsoleErrors: /50\d|404|422|409|Erro |could not be sent/,
});

const put = (url: string, body: unknown) =>
  fetch(url, { method: "PUT", body: JSON.stringify(body) });
const breakBackend = (faults: Faults) => put(servers.podcastFaults, faults);
const troubleYoutube = (trouble: string | null, onPage: number | null = null) =>
  put(`${servers.youtube}/fake`, { trouble, onPage });
const youtubeRequests = async () =>
  ((await (await fetch(`${servers.youtube}/fake`)).json()) as { requests: { path: string }[] })
    .requests;

test.afterEach(async () => {
  await breakBackend({});
  await troubleYoutube(null);
});

const section = (page: Page) => page.getByRole("region", { name: "Episódios", exact: true });
const featured = (page: Page) => page.getByRole("list", { name: "Episódios em destaque" });
const skeletons = (page: Page) => page.locator("[data-skeleton]");
const syncButton = (page: Page) => page.getByRole("button", { name: /Sincroniz/ });
const importField = (page: Page) => page.getByLabel("Link do YouTube ou Video ID");
const importButton = (page: Page) => page.getByRole("button", { name: /Import/ });

test("§9: the episodes come from the database, with badge and truncated texts", async ({
  page,
}) => {
  await page.goto(paths.podcast);
  await expectToast(page, "Episódios carregados", "29 episódios encontrados no banco.");
  await expect(featured(page).getByRole("article")).toHaveCount(3);
  await expect(featured(page).getByRole("article").first()).toContainText("~15 min");
  await expect(featured(page).locator("time").first()).toHaveText(/^há /);
  const cards = await page.getByRole("article").evaluateAll((articles) =>
    articles.map((card) => ({
      badge: card.textContent,
      title: card.querySelector(":is(h3, h4) a")?.firstChild?.textContent ?? "",
      description: card.querySelector("p")?.textContent ?? "",
    })),
  );
  for (const { badge, title, description } of cards) {
    expect(badge).toContain(PODCAST.durationBadge);
    expect(title.length).toBeLessThanOrEqual(PODCAST.titleMax);
    expect(description.length).toBeLessThanOrEqual(PODCAST.descriptionMax);
  }
  await expectNoViolations(page);
});

test("a card opens the watch page in a new tab; a click on play shows the video in place", async ({
  page,
}) => {
  await page.goto(paths.podcast);
  const card = featured(page).getByRole("article").first();
  const link = card.getByRole("heading").getByRole("link");
  await expect(link).toHaveAttribute("href", /^https:\/\/www\.youtube\.com\/watch\?v=demo-ep-/);
  await expect(link).toHaveAttribute("target", "_blank");
  await page.route("https://www.youtube-nocookie.com/**", (route) => route.fulfill({ body: "" }));
  await card.getByRole("link", { name: /Assistir/ }).click();
  await expect(card.locator("iframe")).toHaveAttribute(
    "src",
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/demo-ep-.*autoplay=1$/,
  );
});

test("the chosen theme is in the address, and survives a return", async ({ page }) => {
  await page.goto(paths.podcast);
  const chips = page.getByRole("group", { name: "Tema dos episódios" }).getByRole("button");
  const themes = section(page).locator("section").filter({ visible: true });
  await chips.nth(2).click();
  await expect(page).toHaveURL(/\?tema=[a-z-]+$/);
  await page.getByRole("banner").getByRole("link", { name: "SERVIÇOS" }).click();
  await expect(page).toHaveURL(paths.services);
  await page.goBack();
  await expect(chips.nth(2)).toHaveAttribute("aria-pressed", "true");
  await expect(themes).toHaveCount(1);
  await chips.first().click();
  await expect(page).toHaveURL(paths.podcast);
});

test("a chip shows only its theme; without a choice all themes are shown", async ({ page }) => {
  await page.goto(paths.podcast);
  const chips = page.getByRole("group", { name: "Tema dos episódios" }).getByRole("button");
  await expect(chips).toHaveCount(7);
  await expect(chips.first()).toHaveText("Todos os segmentos");
  await expect(chips.first()).toHaveAttribute("aria-pressed", "true");
  // Visible ones only: the other themes are hidden, not removed.
  const themes = section(page).locator("section").filter({ visible: true });
  const all = await themes.count();
  expect(all).toBeGreaterThan(6);
  const second = chips.nth(1);
  const label = (await second.textContent()) ?? "";
  await second.click();
  await expect(themes).toHaveCount(1);
  await expect(themes.getByRole("heading", { level: 3 })).toContainText(label);
  await chips.first().click();
  await expect(themes).toHaveCount(all);
});

test("fetch-episodios down: the episodes come from YouTube, and a toast says so", async ({
  page,
}) => {
  await breakBackend({ "/fetch-episodios": "down" });
  await page.goto(paths.podcast);
  await expectToast(page, "Episódios carregados via YouTube", "Dados sincronizados com sucesso.");
  await expect(featured(page).getByRole("article")).toHaveCount(3);
});

test("both functions down: shows the error and keeps the episodes of the build", async ({
  page,
}) => {
  await breakBackend({ "/fetch-episodios": "down", "/youtube-videos": "down" });
  await page.goto(paths.podcast);
  await expectToast(page, "Erro ao carregar episódios", "Erro desconhecido ao carregar episódios.");
  await expect(featured(page).getByRole("article")).toHaveCount(3);
});

for (const [what, faults, message] of [
  [
    "the fallback's own words",
    {
      "/fetch-episodios": "down",
      "/youtube-videos": httpResponse(502, { error: "O YouTube não respondeu." }),
    },
    "Erro na função YouTube: O YouTube não respondeu.",
  ],
  [
    "the database's words",
    {
      "/fetch-episodios": httpResponse(200, { error: "Não foi possível ler os episódios." }),
      "/youtube-videos": "down",
    },
    "Erro do banco de dados: Não foi possível ler os episódios.",
  ],
] as const satisfies readonly (readonly [string, Faults, string])[]) {
  test(`the error toast shows ${what}`, async ({ page }) => {
    await breakBackend(faults);
    await page.goto(paths.podcast);
    await expectToast(page, "Erro ao carregar episódios", message);
  });
}

test("§4: the first fetch shows skeletons and disables the buttons, and moves nothing", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/episodes", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.podcast);
  await expect(skeletons(page)).toHaveCount(3);
  await expect(featured(page)).toBeHidden();
  await expect(syncButton(page)).toBeDisabled();
  await expect(importButton(page)).toBeDisabled();
  const top = async () => (await syncButton(page).boundingBox())?.y;
  const before = await top();
  release();
  await expect(skeletons(page)).toHaveCount(0);
  await expect(syncButton(page)).toBeEnabled();
  await expect(featured(page)).toBeVisible();
  expect(await top()).toBe(before);
});

test("§8: shows the outcome of the first attempt and of each of three retries", async ({
  page,
}) => {
  let attempts = 0;
  await page.clock.install();
  await page.route("**/api/episodes", (route) => {
    attempts += 1;
    return route.fulfill({ status: 502, json: { error: { message: `Falha ${attempts}.` } } });
  });
  await page.goto(paths.podcast);
  for (const [attempt, delay] of [2000, 4000, 8000, 16_000].entries()) {
    await expectToast(page, "Erro ao carregar episódios", `Falha ${attempt + 1}.`);
    await page.clock.fastForward(delay);
  }
  // The last toast ends like any other, and no further attempt follows.
  await expect(toasts(page)).toHaveCount(0);
  expect(attempts).toBe(4);
});

test("says “1 episódio” of one", async ({ page }) => {
  await page.route("**/api/episodes", async (route) => {
    const { episodes } = await (await route.fetch()).json();
    await route.fulfill({ json: { source: "database", episodes: episodes.slice(0, 1) } });
  });
  await page.goto(paths.podcast);
  await expectToast(page, "Episódios carregados", "1 episódio encontrado no banco.");
});

test("an empty database says so and how to fill it", async ({ page }) => {
  await breakBackend({ "/fetch-episodios": httpResponse(200, { videos: [] }) });
  await page.goto(paths.podcast);
  await expectToast(
    page,
    "Nenhum episódio encontrado",
    "Não foram encontrados episódios no banco de dados.",
  );
  await expect(toasts(page)).toHaveAttribute("data-type", "error");
  await expect(section(page)).toContainText("Execute a sincronização para carregar episódios.");
  await expectNoViolations(page);
});

test("a sync loads 137 videos in three pages, with disabled buttons and skeletons meanwhile", async ({
  page,
}) => {
  await page.goto(paths.podcast);
  await expectToast(page, "Episódios carregados");
  await troubleYoutube("silence");
  await syncButton(page).click();
  await expect(skeletons(page)).toHaveCount(3);
  await expect(syncButton(page)).toBeDisabled();
  await expect(importButton(page)).toBeDisabled();
  await expect.poll(async () => (await youtubeRequests()).length).toBe(1);
  await troubleYoutube(null);
  await expectToast(page, "Sincronização concluída", "137 vídeos sincronizados.");
  await expect(skeletons(page)).toHaveCount(0);
  await expect(syncButton(page)).toBeEnabled();
  const pages = (await youtubeRequests()).filter(({ path }) => path.includes("playlistItems"));
  // The control request forgets earlier requests, so the first page is not counted.
  expect(pages).toHaveLength(2);
});

test("shows eight episodes per theme, and the rest after “Ver mais”", async ({ page }) => {
  await page.goto(paths.podcast);
  await expectToast(page, "Episódios carregados");
  const long = section(page)
    .locator("section")
    .filter({ has: page.getByRole("button", { name: /Ver mais/ }) })
    .first();
  const theme = section(page).locator(
    `[aria-labelledby="${await long.getAttribute("aria-labelledby")}"]`,
  );
  await expect(theme.getByRole("article")).toHaveCount(8);
  await theme.getByRole("button", { name: /Ver mais/ }).click();
  expect(await theme.getByRole("article").count()).toBeGreaterThan(8);
});

test("a sync that fails half-way shows the error; the next one completes it", async ({ page }) => {
  await page.goto(paths.podcast);
  await troubleYoutube("quota", 2);
  await syncButton(page).click();
  await expectToast(
    page,
    "Erro na sincronização",
    "Limite diário da API do YouTube atingido. Tente novamente amanhã.",
  );
  await expect(syncButton(page)).toBeEnabled();
  await troubleYoutube(null);
  await syncButton(page).click();
  await expectToast(page, "Sincronização concluída", "137 vídeos sincronizados.");
});

test("every format of link imports its video", async ({ page }) => {
  const [{ id } = { id: "" }] = await (async () => {
    const answer = await fetch(`${servers.podcastSite}/api/episodes`);
    return ((await answer.json()) as { episodes: { id: string }[] }).episodes;
  })();
  await page.goto(paths.podcast);
  for (const link of [
    `https://www.youtube.com/watch?v=${id}&t=3`,
    `https://youtu.be/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}`,
    `https://www.youtube.com/embed/${id}`,
    id,
  ]) {
    await importField(page).fill(link);
    await importButton(page).click();
    // The field is cleared only on success.
    await expect(importField(page)).toHaveValue("");
    await expectToast(page, "Vídeo importado");
  }
});

for (const [input, message] of [
  ["", "Informe o link do YouTube ou o Video ID"],
  ["https://www.youtube.com/", "Informe o link do YouTube ou o Video ID"],
  ["AAAAAAAAAAA", "Vídeo não encontrado no YouTube."],
] as const) {
  test(`importing "${input}" is refused`, async ({ page }) => {
    await page.goto(paths.podcast);
    await importField(page).fill(input);
    await importButton(page).click();
    await expectToast(page, "Erro ao importar", message);
    await expect(importField(page)).toHaveValue(input);
    await expect(importButton(page)).toBeEnabled();
  });
}

test.describe("§8: the suggestion's two writes", () => {
  const suggestion = () => ({
    Nome: "Ana Prado",
    "E-mail": `ana-${crypto.randomUUID()}@example.com`,
    Pergunta: "Quem paga a infiltração?",
  });
  const readInbox = async () =>
    (await (await fetch(`${servers.podcastInbox}/api/inbox`)).json()) as Inbox;

  for (const [what, faults, rows, messages] of [
    ["the database down", { "/podcast_suggestions": "down" }, 0, 1],
    ["the e-mail down", { "/send-contact-email": "down" }, 1, 0],
  ] as const satisfies readonly (readonly [string, Faults, number, number])[]) {
    test(`${what} alone is still a success`, async ({ page }) => {
      await breakBackend(faults);
      await page.goto(paths.podcast);
      const form = new FormPage(page, "suggestion");
      const values = suggestion();
      await form.fill(values);
      await form.submit.click();
      await expectToast(page, "Sugestão enviada!", "Recebemos sua sugestão e já está registrada.");
      const inbox = await readInbox();
      const own = ({ email }: { email: string | null }) => email === values["E-mail"];
      expect([inbox.suggestions.filter(own).length, inbox.messages.filter(own).length]).toEqual([
        rows,
        messages,
      ]);
    });
  }

  test("both down is the failure", async ({ page }) => {
    await breakBackend({ "/podcast_suggestions": "down", "/send-contact-email": "down" });
    await page.goto(paths.podcast);
    const form = new FormPage(page, "suggestion");
    const values = suggestion();
    await form.fill(values);
    await form.submit.click();
    await expectToast(
      page,
      "Erro ao enviar",
      "Não foi possível enviar sua sugestão. Tente novamente.",
    );
    await form.expectValues(values);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the episodes are in the page", async ({ page }) => {
    await page.goto(paths.podcast);
    await expect(featured(page).getByRole("article")).toHaveCount(3);
    await expect(section(page).locator("section")).toHaveCount(11);
    await expect(
      featured(page)
        .getByRole("link", { name: /Assistir/ })
        .first(),
    ).toBeVisible();
  });
});
