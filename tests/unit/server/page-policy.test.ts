import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { audioOrigins } from "@/lib/server/page-policy.mjs";

it("the policy names each host of audio once; what this site has itself needs none", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "episodes-"));
  for (const [id, url] of Object.entries({
    first: "https://audio.example:8443/1.mp3",
    second: "https://audio.example:8443/2.mp3",
    third: "https://other.example/3.mp3",
    own: "/audio/4.mp3",
  })) {
    writeFileSync(path.join(folder, `${id}.mdx`), `---\naudio: { url: "${url}" }\n---\n`);
  }
  writeFileSync(path.join(folder, "none.mdx"), "---\nkeywords: []\n---\n");
  writeFileSync(path.join(folder, "first.vtt"), "WEBVTT");
  expect(audioOrigins(folder)).toEqual(["https://audio.example:8443", "https://other.example"]);
});
