import { drawingPath } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

// tests/site reads the policy of each page; walk.spec.ts fails on violations of it.

/** What MDN's HTTP Observatory gives 125 points for (A+), as far as one response can show it. */
const HEADERS: [name: string, value: RegExp][] = [
  ["content-security-policy", /frame-ancestors 'none'/],
  ["strict-transport-security", /max-age=\d{8,}/],
  ["x-content-type-options", /^nosniff$/],
  ["x-frame-options", /^DENY$/],
  ["referrer-policy", /^strict-origin-when-cross-origin$/],
  ["cross-origin-opener-policy", /^same-origin$/],
  ["permissions-policy", /camera=\(\), .*geolocation=\(\), .*microphone=\(\), .*payment=\(\)/],
];

test("responses have the security headers, and none that names the software", async ({
  request,
}) => {
  for (const path of ["/", "/none", "/contato/", "/feed.xml", "/api/health", "/api/none"]) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of HEADERS) expect(headers[name], `${path} ${name}`).toMatch(value);
    for (const name of ["x-powered-by", "set-cookie", "access-control-allow-credentials"]) {
      expect([path, name, headers[name]]).toEqual([path, name, undefined]);
    }
  }
  const [script = ""] =
    /\/_next\/static\/[^"&\s]+\.js/.exec(await (await request.get("/")).text()) ?? [];
  const response = await request.get(script);
  expect(response.status()).toBe(200);
  expect(response.headers()["x-content-type-options"]).toBe("nosniff");
});

test.describe("a drawing opened by itself", () => {
  test.use({ allowedConsoleErrors: /Content Security Policy|sandboxed/ });

  test("shows its styles and runs nothing, whatever is in it", async ({ page, request }) => {
    const address = drawingPath("tap");
    const headers = (await request.get(address)).headers();
    const asked: string[] = [];
    // A request that the policy stops begins, and does not finish.
    page.on("requestfinished", (sent) => asked.push(sent.url()));
    const hostile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="document.title='ran'">
      <style>rect { fill: rgb(1, 2, 3) }</style><rect width="9" height="9" />
      <script>document.title = "ran"</script><image href="/fotos/outra.png" />
    </svg>`;
    await page.route(address, (route) => route.fulfill({ headers, body: hostile }));
    await page.goto(address);
    await expect(page.locator("rect")).toHaveCSS("fill", "rgb(1, 2, 3)");
    expect(await page.title()).not.toBe("ran");
    expect(asked.filter((url) => !url.endsWith(address))).toEqual([]);
  });
});

// CSP violations are console errors, so they fail every other browser test too.
test.describe("injected into a page", () => {
  // The injected picture does not exist.
  test.use({ allowedConsoleErrors: /Content Security Policy|This document requires|404/ });

  const injections = [
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
    [
      "a script of this site outside of the build, by Trusted Types,",
      `document.createElement("script").src = "/api/busca.json?callback=ran";`,
    ],
    [
      "HTML with a frame, by Trusted Types,",
      `document.body.innerHTML = "<iframe srcdoc='<p>'></iframe>";`,
    ],
    [
      "HTML with a handler, by Trusted Types,",
      `document.createElement("div").innerHTML = "<svg><path d='M0 0' onclick='window.ran = 1'/></svg>";`,
    ],
    [
      "HTML with a form, by Trusted Types,",
      `document.createElement("div").innerHTML = "<form action='https://evil.example/'></form>";`,
    ],
    [
      "a style",
      `const s = document.createElement("style"); s.textContent = "main{display:none}"; document.head.append(s);`,
    ],
    ["a string", `setTimeout("window.ran = 1");`],
  ] as const;

  test("neither a script nor a frame nor a style runs", async ({ page }) => {
    await page.goto("/contato");
    for (const [kind, inject] of injections) {
      const violation = page.evaluate(
        () =>
          new Promise((resolve) =>
            document.addEventListener("securitypolicyviolation", (event) =>
              resolve(event.effectiveDirective),
            ),
          ),
      );
      // Trusted Types also throw where the string is assigned.
      await page.evaluate(`try { ${inject} } catch {}`);
      expect(await violation, kind).toMatch(
        /^(script|frame|style)-src|^require-trusted-types-for$/,
      );
      await expect(page.locator("main")).toBeVisible();
      expect(await page.evaluate(() => "ran" in window), kind).toBe(false);
    }
  });
});
