import { readFileSync } from "node:fs";

const read = (name: string) => JSON.parse(readFileSync(name, "utf8"));

it("supabase/functions/deno.json has the versions of package.json", () => {
  const { dependencies } = read("package.json");
  const imports: Record<string, string> = read("supabase/functions/deno.json").imports;
  expect(Object.keys(imports)).not.toEqual([]);
  const problems = Object.values(imports).flatMap((address) => {
    const [, name = "", version] = /^npm:(@?[^@]+)@([^/]+)/.exec(address)!;
    const wanted = dependencies[name];
    if (version === wanted) return [];
    return `${name} is ${version} in supabase/functions/deno.json and ${wanted} in package.json: write ${wanted} in deno.json.`;
  });
  expect(problems).toEqual([]);
});
