import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { audioOrigins } from "@/lib/server/page-policy";

const before = process.env.CONTENT_ROOT;
const root = mkdtempSync(path.join(tmpdir(), "policy-"));
afterEach(() => {
  process.env.CONTENT_ROOT = before;
  rmSync(root, { recursive: true });
});

it("the policy names each host of audio once; what this site has itself needs none", () => {
  mkdirSync(path.join(root, "episodes"));
  for (const [id, url] of Object.entries({
    "first-video": "https://audio.example:8443/1.mp3",
    "second-video": "https://audio.example:8443/2.mp3",
    "third-video": "https://other.example/3.mp3",
    "own-video": "/audio/4.mp3",
  })) {
    const audio = `{ url: "${url}", bytes: 1, duration: 1 }`;
    writeFileSync(path.join(root, "episodes", `${id}.mdx`), `---\naudio: ${audio}\n---\n`);
  }
  writeFileSync(path.join(root, "episodes", "silent-video.mdx"), "---\nkeywords: []\n---\n");
  process.env.CONTENT_ROOT = root;
  expect(audioOrigins()).toEqual(["https://audio.example:8443", "https://other.example"]);
});
