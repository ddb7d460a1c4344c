import { pictureSize } from "@/lib/drawings/picture-size";

describe("pictureSize", () => {
  it.each([
    ["/desenhos/artigos/rampa.svg", { width: 640, height: 678 }],
    ["/brand/imagem-capa-concurso.png", { width: 3000, height: 1575 }],
  ])("%s", async (url, size) => {
    expect(await pictureSize(url)).toEqual(size);
  });

  it("rejects a picture that does not exist", async () => {
    await expect(pictureSize("/desenhos/x.png")).rejects.toThrow(/missing/);
  });
});
