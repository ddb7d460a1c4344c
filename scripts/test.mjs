// `npm test`: everything that must hold before a change lands, from a fresh clone. The last line counts.
import { buildWithBackend } from "./lib/build-with-backend.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { runScript } from "./lib/failure.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ensureNginx } from "./lib/nginx.mjs";
import { stopOnSignals, stopProcesses } from "./lib/processes.mjs";
import { ensureRedis } from "./lib/redis.mjs";
import { createTestSummary } from "./lib/test-summary.mjs";

const tally = createTestSummary();

/** The build that is tested must not depend on what this machine's environment says. */
const TEST_ENV = {
  SITE_URL: "",
  SUPABASE_URL: "",
  SUPABASE_ANON_KEY: "",
  REDIS_URL: "",
  NEXT_TELEMETRY_DISABLED: "1",
  DENO_DIR: ".cache/deno",
};

/** npm has installed what the functions import; Deno is to download nothing. */
const DENO = ["--config=supabase/functions/deno.json", "--node-modules-dir=manual", "--no-lock"];
const FUNCTIONS = ["supabase/functions", "tests/functions"];

await runScript(async () => {
  stopOnSignals();
  await ensureInstalled();
  const chromium = await ensureChromium();
  await ensureRedis();
  await ensureNginx();
  Object.assign(process.env, TEST_ENV);

  await tally.check("Format", "prettier", ["--check", "."]);
  await tally.check("Lint", "eslint", [".", "--max-warnings=0"]);
  await tally.check("Nothing unused", "knip", ["--treat-config-hints-as-errors"]);
  await tally.check("Types of the functions", "deno", ["check", ...DENO, ...FUNCTIONS]);
  await tally.run("Functions", "deno", "deno", [
    "test",
    ...DENO,
    "--no-check",
    "--cached-only",
    "--no-prompt",
    "--allow-net=127.0.0.1",
    "--allow-env",
    "tests/functions",
  ]);
  const built = await tally.attempt("Production build (with type check)", buildWithBackend);
  await tally.check("Types", "tsc", ["--noEmit"]);
  await tally.run("Unit, content, component, API and backend tests", "jest", "jest", []);
  if (built) {
    await tally.run("Browser tests on the production build", "playwright", "playwright", ["test"], {
      CHROMIUM_PATH: chromium,
    });
  }

  tally.print();
  process.exit(tally.failed === 0 ? 0 : 1);
}, stopProcesses);
