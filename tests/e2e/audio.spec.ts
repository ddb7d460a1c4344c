import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import type { oembed } from "@/lib/share/embedded-player";
import { machinePaths, paths } from "@/lib/paths";
import { formatTimestamp } from "@/lib/podcast/timestamp";
import { absoluteUrl, siteUrl } from "@/lib/site-url";
import { audioEpisode } from "@/tests/support/all-paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, hydrated, servers, test } from "@/tests/support/browser-test";

type Oembed = ReturnType<typeof oembed>;

test.skip(!audioEpisode, "no episode has audio");

const { page: PATH = "", title = "", chapters = [] } = audioEpisode ?? {};
/** Chapters in the middle of the episode. */
const [, , middle = { second: 0 }, later = { second: 0 }] = chapters;

const audio = (page: Page) => page.locator("audio");
const bar = (page: Page) => page.getByRole("region", { name: "Áudio do episódio" });
const time = (page: Page) => audio(page).evaluate((one: HTMLAudioElement) => one.currentTime);
const chapter = (page: Page, { second }: { second: number }) =>
  page
    .getByRole("navigation", { name: "Capítulos" })
    .getByRole("link", { name: formatTimestamp(second) });

/** The scripts that the page requests from now on. */
function countScripts(page: Page) {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") count += 1;
  });
  return () => count;
}

async function listen(page: Page) {
  await page.goto(PATH);
  await audio(page).focus();
  await hydrated(page);
  await audio(page).press("k");
  await expect(audio(page)).toHaveJSProperty("paused", false);
}

test("chapters and transcript move the sound and follow it; steps, speed, keys, system", async ({
  page,
}) => {
  await listen(page);
  await chapter(page, middle).click();
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(middle.second);
  await expect(page.locator("video")).toHaveCount(0);
  await expect(chapter(page, middle)).toHaveAttribute("aria-current", "true");
  await expect(page.locator("#transcricao [aria-current=true]")).toHaveCount(1);
  await audio(page).press("k");
  await expect(audio(page)).toHaveJSProperty("paused", true);
  const stopped = await time(page);
  await page.getByRole("button", { name: "Avançar 15 segundos" }).click();
  await expect.poll(() => time(page)).toBeCloseTo(stopped + 15);
  await audio(page).press("j");
  await expect.poll(() => time(page)).toBeCloseTo(stopped);
  await page.getByLabel("Velocidade").selectOption("1,5×");
  await expect(audio(page)).toHaveJSProperty("playbackRate", 1.5);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(title);
  await expectNoViolations(page);

  // The video takes over.
  await page.locator("#video").getByRole("link").click();
  await expect(page.locator("video")).toHaveJSProperty("paused", false);
  await expect(audio(page)).toHaveJSProperty("paused", true);
});

test("it goes on at the foot of the next page, keeps its place, and can be closed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await listen(page);
  await page.getByLabel("Velocidade").selectOption("2×");
  await chapter(page, later).click();
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(later.second);
  await page.getByRole("link", { name: "Todos os episódios" }).click();
  await expect(bar(page)).toBeVisible();
  await expect(audio(page)).toHaveJSProperty("paused", false);
  await expect(audio(page)).toHaveJSProperty("playbackRate", 2);
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(later.second);
  await expectNoViolations(page);

  // The toast of the podcast's page lies over it for seconds.
  await bar(page).getByRole("link", { name: title }).press("Enter");
  await expect(page).toHaveURL(PATH);
  await expect(audio(page)).toHaveJSProperty("paused", false);
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(later.second);

  await page.goto(paths.services);
  await bar(page).getByRole("button", { name: "Fechar o áudio" }).click();
  await expect(bar(page)).toHaveCount(0);
  const scripts = countScripts(page);
  await page.goto(paths.contact, { waitUntil: "networkidle" });
  expect(scripts()).toBe(0);

  // Another visit.
  await page.goto(PATH);
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(later.second);
});

test("a step that is pressed before React is taken when it is there; the page loads none before", async ({
  page,
}) => {
  const scripts = countScripts(page);
  await page.goto(PATH, { waitUntil: "networkidle" });
  expect(scripts()).toBe(0);
  await page.getByRole("button", { name: "Avançar 15 segundos" }).click();
  await expect(audio(page)).toHaveJSProperty("currentTime", 15);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's own controls play it, and it can be downloaded", async ({
    page,
    request,
  }) => {
    await page.goto(PATH);
    await expect(audio(page)).toHaveAttribute("controls");
    const file = await page.getByRole("link", { name: /^Baixar o áudio \(/ }).getAttribute("href");
    const part = await request.get(file!, { headers: { range: "bytes=100-199" } });
    expect([part.status(), part.headers()["content-type"]]).toEqual([206, "audio/mpeg"]);
  });
});

test("another site that asks oEmbed shows the player in a frame", async ({ page, request }) => {
  await page.goto(PATH);
  const address = await page.locator("link[type='application/json+oembed']").getAttribute("href");
  const answer = (await (await request.get(new URL(address!).pathname)).json()) as Oembed;
  expect(answer).toMatchObject({ version: "1.0", type: "rich", title });
  const frame = answer.html.replace(siteUrl.origin, servers.site);
  const other = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end(`<!doctype html><html data-font>${frame}`);
  }).listen(0, "localhost");
  await once(other, "listening");
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}`);
  const player = page.frameLocator("iframe[title]");
  await player.locator("audio").click({ position: { x: 25, y: 27 } });
  await expect(player.locator("audio")).toHaveJSProperty("paused", false);
  await expect(player.getByRole("link", { name: title })).toHaveAttribute(
    "href",
    absoluteUrl(PATH),
  );
  other.close();
});

test("a phone that reads the code opens where the podcast is subscribed to", async ({
  request,
}) => {
  const svg = await (await request.get(machinePaths.podcastCode)).body();
  const { data, info } = await sharp(svg, { density: 600 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const text = decodeQR({ ...info, data: new Uint8Array(data) });
  expect(text).toBe(absoluteUrl(`${paths.podcast}#assinar`));
});
