// npm runs this before `npm start`, `npm run dev`, the tests and the editor (`pre…` in
// package.json). In each folder it runs `npm ci`, unless npm has run there since package-lock.json
// changed. `--omit=dev` leaves out the packages that only tests need, but removes none.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  options: { omit: { type: "string" } },
  allowPositionals: true,
});

for (const folder of positionals) {
  // npm writes this file last. A fresh checkout may be older than what it has.
  const record = path.join(folder, "node_modules/.package-lock.json");
  const lock = path.join(folder, "package-lock.json");
  const installed = existsSync(record) && readFileSync(record, "utf8");
  const isCurrent = installed && statSync(record).mtimeMs >= statSync(lock).mtimeMs;
  const hasDev = installed && installed.includes('"dev": true');
  const wantsDev = values.omit !== "dev";
  if (isCurrent && (hasDev || !wantsDev)) continue;
  console.log(`▸ Installing the packages of ${folder} …`);
  const kind = wantsDev || hasDev ? "--include=dev" : "--omit=dev";
  const options = ["--prefix", folder, kind, "--prefer-offline", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", ["ci", ...options], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
