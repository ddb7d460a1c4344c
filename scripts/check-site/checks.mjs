import { randomUUID } from "node:crypto";
import { securityHeaders } from "../../lib/server/response-headers.mjs";

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

class Problem extends Error {}

/**
 * Checks a published site; `problem` says what is wrong.
 * @param {string} site its origin
 * @param {{ message?: boolean }} [options] `message`: sends a marked message, which nobody receives
 */
export async function checkSite(site, { message = false } = {}) {
  /** @param {string} path @param {number} [status] the expected one @param {RequestInit} [init] */
  async function get(path, status, init) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(new URL(path, site), { redirect: "manual", signal, ...init });
    const isExpected = status === undefined || response.status === status;
    if (!isExpected) throw new Problem(`status ${response.status} instead of ${status}`);
    return response;
  }
  /** @param {string} path @param {string} target */
  async function redirects(path, target) {
    const { headers, url } = await get(path, 308);
    const location = headers.get("location") ?? "nowhere";
    if (new URL(location, url).href !== new URL(target, site).href) {
      throw new Problem(`redirects to ${location}`);
    }
  }

  /** @type {Record<string, () => Promise<unknown>>} */
  const checks = {
    ...Object.fromEntries(
      PAGES.map((path) => [`page ${path}`, async () => checkPage(await get(path, 200))]),
    ),
    "a missing page answers 404": () => get(`/${randomUUID()}`, 404),
    "/contato/ redirects to /contato": () => redirects("/contato/", "/contato"),
    "security headers": async () => checkHeaders(await get("/")),
    "the sitemap has the addresses of this site (SITE_URL)": async () =>
      checkSitemap(await get("/sitemap.xml"), site),
    "the process answers, and the build is recent": async () =>
      checkBuild(await get("/api/live", 200)),
    "messages are stored and mailed (/api/health)": async () =>
      checkHealth(await get("/api/health")),
  };
  if (site.startsWith("https:")) {
    const plain = site.replace("https:", "http:");
    checks["http redirects to https"] = () => redirects(plain, "/");
  }
  if (message) {
    const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
    const post = { method: "POST", headers, body: JSON.stringify(TEST_MESSAGE) };
    checks["a marked test message is accepted"] = () => get("/api/quote", 200, post);
  }
  return Promise.all(
    Object.entries(checks).map(async ([title, check]) => ({
      title,
      problem: await check().then(() => undefined, describe),
    })),
  );
}

/** @param {Error & { cause?: { code?: string } }} error */
function describe(error) {
  if (error instanceof Problem) return error.message;
  if (error.name === "TimeoutError") return `no answer within ${TIMEOUT_MS / 1000} s`;
  return error.cause?.code ?? error.name;
}

/** @param {Response} response */
async function checkPage(response) {
  const html = await response.text();
  if (!html.trimEnd().endsWith("</html>")) throw new Problem("the page is cut off");
  if (!html.includes('http-equiv="Content-Security-Policy"')) throw new Problem("no script policy");
}

/** @param {Response} response */
function checkHeaders({ headers }) {
  const expected = { ...securityHeaders, "X-Content-Type-Options": "nosniff" };
  const wrong = Object.entries(expected)
    // includeSubDomains is the operator's choice at build time.
    .filter(([name, value]) => !headers.get(name)?.startsWith(value))
    .map(([name]) => name);
  if (wrong.length > 0) throw new Problem(`not as built: ${wrong.join(", ")}`);
}

/** @param {Response} response @param {string} site */
async function checkSitemap(response, site) {
  const locations = (await response.text()).match(/(?<=<loc>)[^<]+/g);
  const foreign = locations?.find((url) => !`${url}/`.startsWith(`${site}/`));
  if (!locations) throw new Problem("no addresses");
  if (foreign) throw new Problem(`has ${foreign}`);
}

/** @param {Response} response */
async function checkBuild(response) {
  const { builtAt } = await response.json();
  if (!builtAt) throw new Problem("the build does not say when it was made");
  const days = Math.floor((Date.now() - Date.parse(builtAt)) / 86_400_000);
  if (days > MAX_BUILD_AGE) throw new Problem(`built ${days} days ago: build and publish again`);
}

/** @param {Response} response */
async function checkHealth(response) {
  const { status, dependencies = {} } = await response.json();
  const wrong = Object.entries(dependencies).filter(([, state]) => state !== "ok");
  if (wrong.length > 0) throw new Problem(wrong.map((entry) => entry.join(": ")).join(", "));
  if (status !== "ok") throw new Problem("not ok");
}
