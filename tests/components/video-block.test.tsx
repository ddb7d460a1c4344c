import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { video } from "@/components/mdx/blocks/video";

const attributes = {
  url: "https://youtu.be/dQw4w9WgXcQ",
  title: "Como medir a parede",
  length: "4:35",
};
const children = <p>Marta mede a parede duas vezes.</p>;
const WATCH = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

it("is a link without scripts, and asks nothing of YouTube before it is pressed", () => {
  const html = renderToStaticMarkup(<video.page {...attributes}>{children}</video.page>);
  expect(html).toContain(`href="${WATCH}"`);
  expect(html).not.toMatch(/<(iframe|img|script|link)/);
  expect(html).toContain("Marta mede a parede duas vezes.");
});

it("plays without cookies once it is pressed", async () => {
  render(<video.page {...attributes}>{children}</video.page>);
  await userEvent.click(
    screen.getByRole("link", { name: "Assistir ao vídeo: Como medir a parede" }),
  );
  expect(screen.getByTitle("Como medir a parede")).toHaveAttribute(
    "src",
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/),
  );
});

it("is a link with its text in feeds", () => {
  const html = renderToStaticMarkup(<video.feed {...attributes}>{children}</video.feed>);
  expect(html).toBe(
    `<p><a href="${WATCH}">Vídeo: Como medir a parede (4:35 min)</a></p><p>Marta mede a parede duas vezes.</p>`,
  );
});
