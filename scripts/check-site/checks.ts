import { randomUUID } from "node:crypto";
import { SPAM_SIGNAL_FIELDS } from "@/lib/forms/post-form";
import { securityHeaders } from "@/lib/server/response-headers.mjs";

const TIMEOUT_MS = 15_000;

/** The site is built every night: an older build means that nights failed. In days. */
const MAX_BUILD_AGE = 3;

const PAGES = ["/", "/servicos", "/contato", "/blog", "/primoze-cast", "/politica-de-privacidade"];

/** A quote that is stored as likely spam and never mailed (docs/decisions/0007). */
export const TEST_MESSAGE = {
  name: "Teste automático do site",
  email: "teste@primoze.example",
  message: "Mensagem de teste de npm run check:site. Pode ser apagada.",
  [SPAM_SIGNAL_FIELDS.honeypot]: "check-site",
  [SPAM_SIGNAL_FIELDS.elapsed]: "0",
};

class Problem extends Error {}

type Result = { title: string; problem?: string };

/**
 * Checks a published site; `problem` says what is wrong.
 * @param site its origin
 * @param options `message`: sends a marked message, which nobody receives
 */
export async function checkSite(site: string, { message = false } = {}): Promise<Result[]> {
  async function get(path: string, expectedStatus?: number, init?: RequestInit) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(new URL(path, site), { redirect: "manual", signal, ...init });
    if (expectedStatus !== undefined && response.status !== expectedStatus) {
      throw new Problem(`status ${response.status} instead of ${expectedStatus}`);
    }
    return response;
  }
  async function redirects(path: string, target: string) {
    const { headers, url } = await get(path, 308);
    const location = headers.get("location") ?? "nowhere";
    if (new URL(location, url).href !== new URL(target, site).href) {
      throw new Problem(`redirects to ${location}`);
    }
  }

  const checks: Record<string, () => Promise<unknown>> = {
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

function describe(error: Error & { cause?: { code?: string } }): string {
  if (error instanceof Problem) return error.message;
  if (error.name === "TimeoutError") return `no answer within ${TIMEOUT_MS / 1000} s`;
  return error.cause?.code ?? error.name;
}

async function checkPage(response: Response) {
  const html = await response.text();
  if (!html.trimEnd().endsWith("</html>")) throw new Problem("the page is cut off");
  if (!html.includes('http-equiv="Content-Security-Policy"')) throw new Problem("no script policy");
}

function checkHeaders({ headers }: Response) {
  const expected = { ...securityHeaders, "X-Content-Type-Options": "nosniff" };
  const wrong = Object.entries(expected)
    // includeSubDomains is the operator's choice at build time.
    .filter(([name, value]) => !headers.get(name)?.startsWith(value))
    .map(([name]) => name);
  if (wrong.length > 0) throw new Problem(`not as built: ${wrong.join(", ")}`);
}

async function checkSitemap(response: Response, site: string) {
  const locations = (await response.text()).match(/(?<=<loc>)[^<]+/g);
  const foreign = locations?.find((url) => !`${url}/`.startsWith(`${site}/`));
  if (!locations) throw new Problem("no addresses");
  if (foreign) throw new Problem(`has ${foreign}`);
}

async function checkBuild(response: Response) {
  const { builtAt } = await response.json();
  if (!builtAt) throw new Problem("the build does not say when it was made");
  const days = Math.floor((Date.now() - Date.parse(builtAt)) / 86_400_000);
  if (days > MAX_BUILD_AGE) throw new Problem(`built ${days} days ago: build and publish again`);
}

async function checkHealth(response: Response) {
  const { status, dependencies = {} } = await response.json();
  const wrong = Object.entries(dependencies).filter(([, state]) => state !== "ok");
  if (wrong.length > 0) throw new Problem(wrong.map((entry) => entry.join(": ")).join(", "));
  if (status !== "ok") throw new Problem("not ok");
}
