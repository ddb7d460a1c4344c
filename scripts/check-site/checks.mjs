import { randomUUID } from "node:crypto";
import { securityHeaders } from "../../lib/server/response-headers.mjs";

/** @typedef {{ title: string, problem?: string }} Result */

const TIMEOUT_MS = 15_000;

/** The site is built every night: an older build means that nights failed. In days. */
const MAX_BUILD_AGE = 3;

const PAGES = ["/", "/servicos", "/contato", "/blog", "/primoze-cast", "/politica-de-privacidade"];

/** Stored as likely spam and never mailed (docs/decisions/0007). */
const TEST_MESSAGE = {
  name: "Teste automático do site",
  email: "teste@primoze.example",
  message: "Mensagem de teste de npm run check:site. Pode ser apagada.",
  website: "check-site",
};

/**
 * Checks a published site: pages, redirects, headers, health and the age of the build.
 * @param {string} site its origin
 * @param {{ message?: boolean }} [options] `message`: sends a marked message, which nobody receives
 * @returns {Promise<Result[]>} in order; `problem` where a check failed
 */
export async function checkSite(site, { message = false } = {}) {
  /** @param {string} path @param {RequestInit} [init] */
  const get = (path, init) =>
    fetch(new URL(path, site), {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    });

  /** @type {Record<string, () => Promise<string | undefined>>} */
  const checks = {
    ...Object.fromEntries(
      PAGES.map((path) => [`page ${path}`, async () => pageProblem(await get(path))]),
    ),
    "a missing page answers 404": async () => expectStatus(await get(`/${randomUUID()}`), 404),
    "/contato/ redirects to /contato": async () =>
      redirectProblem(await get("/contato/"), 308, "/contato"),
    "security headers": async () => headerProblem(await get("/")),
    "the sitemap has the addresses of this site (SITE_URL)": async () =>
      sitemapProblem(await get("/sitemap.xml"), site),
    "the process answers, and the build is recent": async () =>
      buildProblem(await get("/api/live")),
    "messages are stored and mailed (/api/health)": async () =>
      healthProblem(await get("/api/health")),
  };
  if (site.startsWith("https:")) {
    const plain = site.replace("https:", "http:");
    checks["http redirects to https"] = async () =>
      redirectProblem(await get(plain), 308, `${site}/`);
  }
  if (message) checks["a marked test message is accepted"] = () => messageProblem(get);
  return Promise.all(
    Object.entries(checks).map(async ([title, check]) => ({
      title,
      problem: await check().catch(describe),
    })),
  );
}

/** @param {unknown} error */
const describe = (error) => {
  const { name, cause } = /** @type {Error & { cause?: { code?: string } }} */ (error);
  return name === "TimeoutError"
    ? `no answer within ${TIMEOUT_MS / 1000} s`
    : (cause?.code ?? name ?? String(error));
};

/** @param {Response} response @param {number} status */
const expectStatus = ({ status: actual }, status) =>
  actual === status ? undefined : `status ${actual} instead of ${status}`;

/** @param {Response} response */
async function pageProblem(response) {
  const status = expectStatus(response, 200);
  if (status) return status;
  const html = await response.text();
  if (!html.trimEnd().endsWith("</html>")) return "the page is cut off";
  if (!html.includes('http-equiv="Content-Security-Policy"')) return "no script policy";
  return undefined;
}

/** @param {Response} response @param {number} status @param {string} target */
function redirectProblem(response, status, target) {
  const location = response.headers.get("location") ?? "nowhere";
  const isTarget = new URL(location, response.url).href === new URL(target, response.url).href;
  return expectStatus(response, status) ?? (isTarget ? undefined : `redirects to ${location}`);
}

/** @param {Response} response */
function headerProblem({ headers }) {
  const expected = { ...securityHeaders, "X-Content-Type-Options": "nosniff" };
  const wrong = Object.entries(expected).filter(
    // includeSubDomains is the operator's choice at build time.
    ([name, value]) => !headers.get(name)?.startsWith(value),
  );
  return wrong.length === 0 ? undefined : `not as built: ${wrong.map(([name]) => name).join(", ")}`;
}

/** @param {Response} response @param {string} site */
async function sitemapProblem(response, site) {
  const locations = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url,
  );
  const foreign = locations.find((url) => !`${url}/`.startsWith(`${site}/`));
  if (locations.length === 0) return "no addresses";
  return foreign && `has ${foreign}`;
}

/** @param {Response} response */
async function buildProblem(response) {
  const status = expectStatus(response, 200);
  if (status) return status;
  const { builtAt } = await response.json();
  if (!builtAt) return "the build does not say when it was made";
  const days = Math.floor((Date.now() - Date.parse(builtAt)) / 86_400_000);
  return days > MAX_BUILD_AGE ? `built ${days} days ago: build and publish again` : undefined;
}

/** @param {Response} response */
async function healthProblem(response) {
  const { status, dependencies = {} } = await response.json();
  const wrong = Object.entries(dependencies).filter(([, state]) => state !== "ok");
  return (
    wrong.map((entry) => entry.join(": ")).join(", ") || (status === "ok" ? undefined : "not ok")
  );
}

/** @param {(path: string, init: RequestInit) => Promise<Response>} get */
async function messageProblem(get) {
  const response = await get("/api/quote", {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify(TEST_MESSAGE),
  });
  return expectStatus(response, 200);
}
