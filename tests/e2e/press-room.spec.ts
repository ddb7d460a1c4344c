import { getPressReleases } from "@/lib/content/press-releases";
import { paths, releasePath } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

test.describe("the newsroom", () => {
  test.beforeEach(({ page }) => page.goto(paths.pressRoom));

  test("lists the releases with state, page and text", async ({ page, request }) => {
    const items = page.getByRole("region", { name: "Releases" }).getByRole("listitem");
    const releases = getPressReleases();
    await expect(items).toHaveCount(releases.length);
    for (const [index, { name, title }] of releases.entries()) {
      const item = items.nth(index);
      await expect(item.getByRole("heading", { name: title })).toBeVisible();
      // The dates of the contest are in the past.
      await expect(item.getByText("Encerrado em 28/09/2025")).toBeVisible();
      await expect(item.getByRole("link", { name: "Ler o release" })).toHaveAttribute(
        "href",
        releasePath(name),
      );
      const text = await request.get(`${releasePath(name)}.txt`);
      expect(text.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    }
  });

  test("§9: says when somebody answers", async ({ page }) => {
    const contact = page.getByRole("region", { name: "Contato para a imprensa" });
    await expect(contact).toContainText("Resposta em até 24 horas");
    await expect(contact).toContainText("Segunda a sexta, 08h–18h");
    await expect(contact.getByRole("link", { name: "mídia kit" })).toHaveAttribute(
      "href",
      paths.mediaKit,
    );
  });

  test("every fact has its source and its date", async ({ page }) => {
    const facts = page.getByRole("region", { name: "Fatos para citar" });
    const count = await facts.getByRole("term").count();
    expect(count).toBeGreaterThan(15);
    await expect(facts.locator("dd a")).toHaveCount(count);
    await expect(facts.locator("dd time")).toHaveCount(count);
  });

  test("has a summary that is marked as English", async ({ page }) => {
    await page.getByRole("link", { name: "In English" }).click();
    const summary = page.getByRole("region", { name: "PrimoZé in English" });
    await expect(summary).toBeInViewport();
    expect(
      await summary.evaluate((element) => element.closest("[lang]")?.getAttribute("lang")),
    ).toBe("en");
  });
});

for (const path of [paths.pressRelease, paths.mediaKit]) {
  test(`${path} leads to the newsroom`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("main").getByRole("link", { name: "Sala de imprensa" }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.pressRoom}$`));
  });
}
