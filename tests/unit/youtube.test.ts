import { youtubeId } from "@/lib/youtube";

const id = "dQw4w9WgXcQ";

describe("§5: the video id in a link", () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?list=PL1&v=${id}&t=10s`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://youtu.be/${id}?si=x`,
  ])("%s", (link) => {
    expect(youtubeId(link)).toBe(id);
  });

  it.each([
    "",
    id,
    `https://vimeo.com/watch?v=${id}`,
    `https://youtube.com.example/watch?v=${id}`,
    "https://www.youtube.com/@primoze",
    "https://www.youtube.com/watch?v=",
    "https://youtu.be/",
    'https://youtu.be/"><script>',
  ])("none in %j", (text) => {
    expect(youtubeId(text)).toBeUndefined();
  });
});
