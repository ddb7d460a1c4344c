import { expect, servers, test } from "@/tests/support/browser-test";
import { pagePolicy } from "@/lib/http/page-policy.mjs";
import { assetHeaders, securityHeaders } from "@/lib/http/security-headers.mjs";

// every-page.spec.ts checks that each page has the policy, and fails on violations of it.

test("the policy allows no inline scripts, no eval and no other hosts", () => {
  const scripts = /script-src ([^;]+)/.exec(pagePolicy)?.[1];
  expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*|data:/);
});

test("responses have the security headers, and none that names the software", async ({
  request,
}) => {
  for (const path of ["/", "/none", "/contato", "/feed.xml", "/api/health"]) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries({ ...assetHeaders, ...securityHeaders })) {
      expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
    }
    expect([path, headers["x-powered-by"]]).toEqual([path, undefined]);
  }
  const [script = ""] =
    /\/_next\/static\/[^"&\s]+\.js/.exec(await (await request.get("/")).text()) ?? [];
  const response = await request.get(script);
  expect(response.status()).toBe(200);
  const headers = response.headers();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["permissions-policy"]).toBeUndefined();
});

// CSP violations are console errors, so they fail every other browser test too.
test.describe("injected into a page", () => {
  // The injected picture does not exist.
  test.use({ allowedConsoleErrors: /Content Security Policy|404/ });

  for (const [kind, inject] of [
    [
      "an inline script",
      `const s = document.createElement("script"); s.textContent = "window.ran = 1"; document.body.append(s);`,
    ],
    [
      "an event handler",
      `document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.ran = 1'>");`,
    ],
    [
      "a javascript: address",
      `const a = document.createElement("a"); a.href = "javascript:window.ran=1"; document.body.append(a); a.click();`,
    ],
    [
      "a script of another host",
      `const s = document.createElement("script"); s.src = "https://evil.example/x.js"; document.body.append(s);`,
    ],
    [
      "a frame of another host",
      `const f = document.createElement("iframe"); f.src = "https://evil.example/"; document.body.append(f);`,
    ],
  ] as const) {
    test(`${kind} does not run`, async ({ page }) => {
      await page.goto("/contato");
      const violation = page.evaluate(
        () =>
          new Promise((resolve) =>
            document.addEventListener("securitypolicyviolation", (event) =>
              resolve(event.effectiveDirective),
            ),
          ),
      );
      await page.evaluate(inject);
      expect(await violation).toMatch(/^(script|frame)-src/);
      expect(await page.evaluate(() => "ran" in window)).toBe(false);
    });
  }

  test("a string is not evaluated as code", async ({ page }) => {
    await page.goto("/contato");
    // A timer of the page: the policy does not govern what Playwright itself evaluates.
    const violation = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener("securitypolicyviolation", (event) =>
            resolve(event.effectiveDirective),
          ),
        ),
    );
    await page.evaluate(() => setTimeout("window.ran = 1"));
    expect(await violation).toBe("script-src");
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });
});

test("a script that was changed after the build is refused", async ({ page, browser }) => {
  const context = await browser.newContext();
  const changed = await context.newPage();
  const errors: string[] = [];
  changed.on("console", (message) => errors.push(message.text()));
  await changed.route("**/_next/static/pages/*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.ran = 1;${await response.text()}` });
  });
  await changed.goto(`${servers.site}/contato`);
  await changed.getByLabel("Nome").focus();
  await expect.poll(() => errors.join()).toContain("integrity");
  expect(await changed.evaluate(() => "ran" in window)).toBe(false);
  await context.close();
  expect(page.isClosed()).toBe(false);
});
