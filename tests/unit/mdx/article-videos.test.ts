import { articleVideos } from "@/components/mdx/article-videos";
import { getArticles } from "@/lib/content/articles";

const body = (text: string) => ({ file: "content/articles/teste.mdx", firstLine: 1, text });
const video = (attributes: string, text = "\nMarta mede a parede.\n\n") =>
  body(`<Video ${attributes}>\n${text}</Video>`);
const VALID = 'url="https://youtu.be/dQw4w9WgXcQ" title="Como medir" length="4:35"';
const article = { ...getArticles()[0]!, slug: "teste", body: video(VALID) };

it("is a VideoObject in the structured data", () => {
  expect(articleVideos(article)).toEqual([
    expect.objectContaining({
      "@type": "VideoObject",
      name: "Como medir",
      description: "Marta mede a parede.",
      duration: "PT4M35S",
      url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      embedUrl: expect.stringContaining("youtube-nocookie.com/embed/dQw4w9WgXcQ"),
      uploadDate: expect.stringContaining(article.date),
    }),
  ]);
});
