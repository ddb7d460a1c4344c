// `npm test`: everything that must hold before a change lands, from a fresh clone. The last line counts.
import { ensureBuilt } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { Failure, runScript } from "./lib/failure.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { stopOnSignals, stopProcesses } from "./lib/processes.mjs";
import { createTally } from "./lib/tally.mjs";

const tally = createTally();

/** The build that is tested must not depend on what this machine's environment says. */
const TEST_ENV = {
  SITE_URL: "",
  SUPABASE_URL: "",
  SUPABASE_ANON_KEY: "",
  NEXT_TELEMETRY_DISABLED: "1",
};

await runScript(async () => {
  stopOnSignals();
  await ensureInstalled();
  const chromium = await ensureChromium();
  Object.assign(process.env, TEST_ENV);

  await tally.check("Format", "prettier", ["--check", "."]);
  await tally.check("Lint", "eslint", [".", "--max-warnings=0"]);
  await tally.check("Types of the functions", "deno", [
    "check",
    "--config=supabase/functions/deno.json",
    "supabase/functions",
    "tests/functions",
  ]);
  await tally.run("Functions", "deno", "deno", [
    "test",
    "--config=supabase/functions/deno.json",
    "--allow-net=127.0.0.1",
    "--allow-env",
    "--allow-read",
    "tests/functions",
  ]);
  const built = await tally.attempt("Production build (with type check)", () => ensureBuilt());
  await tally.check("Types", "tsc", ["--noEmit"]);
  await tally.run("Unit, content, component, API and backend tests", "jest", "jest", []);
  if (built) {
    await tally.run("Browser tests on the production build", "playwright", "playwright", ["test"], {
      CHROMIUM_PATH: chromium,
    });
  }

  tally.print();
  if (tally.failed > 0) throw new Failure("");
}, stopProcesses).finally(() => {});
