import { quote } from "@/supabase/functions/_shared/contract/quote";
import { expect, test } from "@/tests/support/browser-test";
import { site } from "@/tests/support/company-file";

test.beforeEach(({ page }) => page.goto("/contato"));

test("§2, §9: shows area, hours, phone, e-mail, WhatsApp and the maximum length of a message", async ({
  page,
}) => {
  const section = page.getByRole("region", { name: "Peça um orçamento" });
  const hours = site.hours.map(({ days, time }) => `${days}, ${time}`);
  for (const fact of [site.area, ...hours]) {
    await expect(section.getByText(fact)).toBeVisible();
  }
  for (const [name, href] of [
    [site.phone, `tel:+55${site.phone.replaceAll(/\D/g, "")}`],
    [site.email, `mailto:${site.email}`],
  ] as const) {
    await expect(section.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  const maximum = `Até ${quote.fields.message.max!} caracteres`;
  await expect(page.getByRole("main")).toContainText(maximum);
  const whatsapp = page.getByRole("link", { name: "Abrir conversa" });
  const address = new URL((await whatsapp.getAttribute("href")) ?? "");
  expect(address.host).toBe("wa.me");
  expect(address.searchParams.get("text")).toBe("Olá! Gostaria de pedir um orçamento.");
});

test("the bar of phones does not offer the page one is on, and stands at the end of a low window", async ({
  page,
}) => {
  const bar = page.getByRole("navigation", { name: "Fale com a gente" });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar.getByRole("link")).toHaveCount(2);
  await expect(bar).toHaveCSS("position", "fixed");
  await page.setViewportSize({ width: 640, height: 450 });
  await expect(bar).toHaveCSS("position", "static");
  await page.goto("/blog");
  await expect(bar.getByRole("link", { name: "Orçamento" })).toHaveAttribute(
    "href",
    "/contato#orcamento",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has a header link to the form", async ({ page }) => {
    await page.goto("/blog");
    const link = page.getByRole("banner").getByRole("link", { name: "Orçamento" });
    await expect(link).toHaveAttribute("href", "/contato#orcamento");
  });
});
