import { embedUrl, namedVideo, parseVideoId, watchSecondUrl, watchUrl } from "@/lib/format/youtube";

describe("§5.4: parseVideoId", () => {
  it.each([
    ["v=", "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10"],
    ["v= not first", "https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ"],
    ["youtu.be", "https://youtu.be/dQw4w9WgXcQ?si=x"],
    ["youtu.be with a slash", "https://youtu.be/dQw4w9WgXcQ/"],
    ["v", "https://www.youtube.com/v/dQw4w9WgXcQ?version=3"],
    ["v= and si=", "https://www.youtube.com/watch?v=dQw4w9WgXcQ&si=AbCdEfGhIjKlMnOp"],
    ["short", "https://www.youtube.com/short/dQw4w9WgXcQ"],
    ["shorts", "https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share"],
    ["live", "https://www.youtube.com/live/dQw4w9WgXcQ"],
    ["embed", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3"],
    ["without https", "youtube.com/watch?v=dQw4w9WgXcQ"],
    ["raw text", "  dQw4w9WgXcQ "],
    ["brackets", "<https://youtu.be/dQw4w9WgXcQ>"],
    ["brackets around an id", "[dQw4w9WgXcQ]"],
    ["Markdown", "[Aula 3](https://youtu.be/dQw4w9WgXcQ)"],
    ["HTML", '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=1"></iframe>'],
    ["text around", "Veja isto. O vídeo: https://youtu.be/dQw4w9WgXcQ, da aula 3."],
    ["a label before", "Vídeo:https://www.youtube.com/watch?v=dQw4w9WgXcQ."],
  ])("reads %s", (_form, input) => {
    expect(parseVideoId(input)).toBe("dQw4w9WgXcQ");
  });

  it.each([
    "",
    "   ",
    "não é um id",
    "https://www.youtube.com/",
    "https://example.com/watch",
    "<script>",
    "abc",
  ])("returns undefined for %j", (input) => {
    expect(parseVideoId(input)).toBeUndefined();
  });
});

describe("§5.4: namedVideo", () => {
  it.each([
    ["abc", "abc"],
    ["  não é um id ", "não é um id"],
    ["https://www.youtube.com/", "https://www.youtube.com/"],
    ["https://youtu.be/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
    ["  ", ""],
  ])("%j is %j: raw text where no link names a video", (input, video) => {
    expect(namedVideo(input)).toBe(video);
  });
});

describe("video URLs", () => {
  it("lead to the watch page and the player without cookies", () => {
    expect(watchUrl("dQw4w9WgXcQ")).toBe("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
    expect(watchSecondUrl("dQw4w9WgXcQ", 75)).toBe(
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=75s",
    );
    expect(embedUrl("dQw4w9WgXcQ")).toBe(
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
    );
  });
});
