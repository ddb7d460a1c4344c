import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createImageVersions } from "@/adapter/pages/image-versions";

const file = path.join(mkdtempSync(path.join(tmpdir(), "images-")), "a.png.body");
const versionsOf = (content: string) => {
  writeFileSync(file, content);
  const image = {
    path: "/compartilhar/home.png",
    file,
    headers: {},
    route: "/compartilhar/[name]",
  };
  return createImageVersions({ files: [image] });
};
const PAGE =
  '<meta property="og:image" content="https://x.example/compartilhar/home.png?v=0000000000"/>' +
  '<script>{"image":"https://x.example/compartilhar/home.png?v=0000000000"}</script>';

it("adds the same hash to every address of an image", () => {
  const html = versionsOf("picture")("/", PAGE);
  const found = [...html.matchAll(/home\.png\?v=([0-9a-f]{10})"/g)].map(([, hash]) => hash);
  expect(found).toHaveLength(2);
  expect(new Set(found).size).toBe(1);
});

it("does not change the length, which React's hydration data contains", () => {
  expect(versionsOf("picture")("/", PAGE)).toHaveLength(PAGE.length);
});

it("gives a changed image another address", () => {
  expect(versionsOf("picture")("/", PAGE)).not.toBe(versionsOf("new picture")("/", PAGE));
});

it("stops the build for an image that does not exist", () => {
  const addVersions = versionsOf("picture");
  expect(() => addVersions("/x", "/compartilhar/other.png?v=0000000000")).toThrow(
    "/compartilhar/other.png",
  );
});
