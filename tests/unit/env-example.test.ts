import { readFileSync } from "node:fs";
import { envNames } from "@/lib/env";

const text = readFileSync(".env.example", "utf8");
const names = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);

describe(".env.example", () => {
  it("contains every variable that the site's server reads", () => {
    expect(names).toEqual(expect.arrayContaining(envNames));
  });

  it("has a comment above every variable, and sets none", () => {
    const explained = [...text.matchAll(/^# .+\n(?:[A-Z_]+=\n)*([A-Z_]+)=$/gm)];
    expect(explained.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/^[A-Z_]+=.+$/m);
    for (const name of names)
      expect(text).toMatch(new RegExp(`^# .+\\n(?:[A-Z_]+=\\n)*${name}=$`, "m"));
  });
});
