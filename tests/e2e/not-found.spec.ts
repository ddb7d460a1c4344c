import { machinePaths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";

test.describe("the not-found page", () => {
  test.use({ allowedConsoleErrors: /404/ });

  test("suggests what the address most likely meant", async ({ page }) => {
    await page.goto("/blog/guia-pintra");
    await expect(page.getByRole("heading", { name: "Será que era isto?" })).toBeVisible();
    await page.getByRole("link", { name: "Guia de pintura: da medição" }).click();
    await expect(page).toHaveURL("/blog/guia-pintura");
  });

  test("suggests the newest articles where nothing is like the address", async ({ page }) => {
    await page.goto("/wp-login.php");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Acabou de sair no blog" })).toBeVisible();
    await expect(main.getByRole("listitem")).toHaveCount(3);
    await expectNoViolations(page);
  });
});

test.describe("the not-found page without JavaScript", () => {
  test.use({ allowedConsoleErrors: /404/, javaScriptEnabled: false });

  test("has the newest articles", async ({ page }) => {
    await page.goto("/blog/guia-pintra");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  });
});

test("no other page fetches the list of addresses", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(fetched).not.toContain(machinePaths.addresses);
});
