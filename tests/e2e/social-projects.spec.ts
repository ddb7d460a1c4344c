import { getParticipation, getPartners, getSocialProjects } from "@/lib/content/collections";
import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { linkHref, linkLabel } from "@/tests/support/company-file";

// The forms: forms.spec.ts.

test.beforeEach(({ page }) => page.goto(paths.socialProjects));

test("§2: the projects with their videos, the ways to take part, the partners", async ({
  page,
}) => {
  const projects = page.getByRole("region", { name: "Onde a mão já chegou" }).getByRole("article");
  await expect(projects).toHaveCount(getSocialProjects().length);
  for (const [index, { titulo, videoUrl }] of getSocialProjects().entries()) {
    await expect(projects.nth(index).getByRole("heading")).toHaveText(titulo);
    await expect(projects.nth(index).getByText("Vídeo em breve")).toHaveCount(videoUrl ? 0 : 1);
  }
  await expect(page.locator("iframe")).toHaveCount(0);

  const ways = page.getByRole("region", { name: "Quatro jeitos de entrar na obra" });
  await expect(ways.getByRole("listitem")).toHaveCount(getParticipation().length);
  for (const { action, label } of getParticipation()) {
    if (action === "donation") continue;
    const isVolunteer = action === "volunteer";
    const name = isVolunteer ? linkLabel("volunteerForm", label) : label;
    await expect(ways.getByRole("link", { name, exact: !isVolunteer })).toHaveAttribute(
      "href",
      isVolunteer ? linkHref("volunteerForm") : "#proposta",
    );
  }

  const logos = page.getByRole("region", { name: "Quem acredita na gente" }).getByRole("img");
  await expect(logos).toHaveCount(getPartners().length);
  for (const [index, { name }] of getPartners().entries()) {
    await expect(logos.nth(index)).toHaveAccessibleName(name);
  }
});

test("its links scroll to the ways to take part and to the proposal form", async ({ page }) => {
  await page.getByRole("link", { name: "Quero participar" }).click();
  await expect(
    page.getByRole("heading", { name: "Quatro jeitos de entrar na obra" }),
  ).toBeInViewport();
  const form = page.getByRole("heading", { name: "Proponha um projeto social" });
  const links = page.getByRole("main").locator("a[href='#proposta']").filter({ visible: true });
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(`${paths.socialProjects}#proposta`);
    await expect(form).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(form).not.toBeInViewport();
  }
});
