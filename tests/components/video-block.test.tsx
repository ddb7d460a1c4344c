import { renderToStaticMarkup } from "react-dom/server";
import { video } from "@/components/mdx/blocks/video";

const attributes = {
  url: "https://youtu.be/dQw4w9WgXcQ",
  title: "Como medir a parede",
  length: "4:35",
};
const children = <p>Marta mede a parede.</p>;
const WATCH = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

// How it plays: video-embed.test.tsx.
it("is a link with its text, on a page and in feeds", () => {
  const page = renderToStaticMarkup(<video.page {...attributes}>{children}</video.page>);
  expect(page).toMatch(new RegExp(`<a [^>]*href="${WATCH.replace("?", "\\?")}"`));
  expect(page).toContain("Marta mede a parede.");
  expect(renderToStaticMarkup(<video.feed {...attributes}>{children}</video.feed>)).toBe(
    `<p><a href="${WATCH}">Vídeo: Como medir a parede (4:35 min)</a></p><p>Marta mede a parede.</p>`,
  );
});
