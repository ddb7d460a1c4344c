import { paths } from "@/lib/paths";
import { linkHref } from "@/lib/site";
import { expect, test } from "@/tests/support/browser-test";

// The forms: forms.spec.ts.

test.beforeEach(({ page }) => page.goto(paths.socialProjects));

test("§2: three projects without their videos, four ways to take part, three partners", async ({
  page,
}) => {
  const projects = page.getByRole("region", { name: "Onde a mão já chegou" }).getByRole("article");
  await expect(projects).toHaveCount(3);
  for (const project of await projects.all()) {
    await expect(project.getByText("Vídeo em breve")).toBeVisible();
  }
  await expect(page.locator("iframe")).toHaveCount(0);

  const ways = page.getByRole("region", { name: "Quatro jeitos de entrar na obra" });
  await expect(ways.getByRole("listitem")).toHaveCount(4);
  const volunteer = ways.getByRole("link", { name: "Oferecer ajuda no WhatsApp" });
  await expect(volunteer).toHaveAttribute("href", linkHref("volunteerForm"));

  const logos = page.getByRole("region", { name: "Quem acredita na gente" }).getByRole("img");
  await expect(logos).toHaveCount(3);
  for (const logo of await logos.all()) await expect(logo).toHaveAccessibleName(/\w/);
});

test("its links scroll to the ways to take part and to the proposal form", async ({ page }) => {
  await page.getByRole("link", { name: "Quero participar" }).click();
  await expect(
    page.getByRole("heading", { name: "Quatro jeitos de entrar na obra" }),
  ).toBeInViewport();
  const form = page.getByRole("heading", { name: "Proponha um projeto social" });
  for (const label of ["Quero ser parceiro", "Entrar em contato", "Propor um projeto"]) {
    const link = page.getByRole("link", { name: label });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(`${paths.socialProjects}#proposta`);
    await expect(form).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(form).not.toBeInViewport();
  }
});
