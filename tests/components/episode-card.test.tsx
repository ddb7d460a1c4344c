import { render, screen, within } from "@testing-library/react";
import { EpisodeRow, FeaturedEpisode } from "@/components/podcast/episode-card";
import type { Episode } from "@/lib/podcast/episode";

const episode = (id: string): Episode => ({
  id,
  title: "PrimoZé Cast #12 – Tinta acrílica",
  summary: "",
  thumbnail: "",
  publishedAt: "2025-05-01T10:00:00.000Z",
  number: 12,
  theme: "paint-market",
  page: "/primoze-cast/12-tinta-acrilica",
});

test("a row loads YouTube's thumbnail through the site's route, in the width of a row", () => {
  const thumbnail = "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg";
  const { container } = render(<EpisodeRow episode={{ ...episode("dQw4w9WgXcQ"), thumbnail }} />);
  const { sizes, srcset } = container.querySelector("img")!;
  expect(sizes).toBe("5.5rem");
  const route = `/_next/image?url=${encodeURIComponent(thumbnail)}`;
  expect(srcset).toContain(`${route}&w=128&q=75 128w, ${route}&w=256&q=75 256w`);
});

test("a cut title has its whole text as its name", () => {
  const title = "Ep. 28 – Do balde ao contrato: como crescer sem perder a qualidade da obra";
  render(<EpisodeRow episode={{ ...episode("dQw4w9WgXcQ"), title }} />);
  const link = screen.getByRole("link", { name: `${title} (no YouTube, em nova aba)` });
  expect(link.textContent).toMatch(/^Ep\. 28 – .*\.\.\./);
});

test("an episode without a page has its text in its row on a phone, too", () => {
  const summary = "O que a obra pede.";
  render(<EpisodeRow episode={{ ...episode("dQw4w9WgXcQ"), summary, page: undefined }} />);
  expect(screen.getByText(summary)).not.toHaveClass("max-md:hidden");
});

describe.each([
  ["a featured episode", FeaturedEpisode],
  ["a row", EpisodeRow],
])("%s", (_what, Card) => {
  it.each([
    [
      "of the channel leads to the watch page in a new tab",
      "dQw4w9WgXcQ",
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      "_blank",
    ],
    [
      "that is invented leads to its own page",
      "demo-ep-0012",
      "/primoze-cast/12-tinta-acrilica",
      "",
    ],
  ])("the title of one %s", (_whose, id, href, target) => {
    render(<Card episode={episode(id)} />);
    const title = within(screen.getByRole("heading")).getByRole<HTMLAnchorElement>("link");
    expect([title.getAttribute("href"), title.target]).toEqual([href, target]);
    expect(title.textContent?.includes("em nova aba")).toBe(target === "_blank");
    const row = screen.getByRole("link", { name: "Página do episódio 12" });
    expect(row.getAttribute("href")).toBe("/primoze-cast/12-tinta-acrilica");
  });
});
