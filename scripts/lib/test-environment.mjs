// Imported by whatever tests or builds for tests: neither may depend on the environment of this
// machine.
import { BUILD_VARIABLES } from "./source-hash.mjs";

const ENVIRONMENT = {
  // Neither that of the company nor that of a server: nothing may depend on the zone of a machine.
  TZ: "Asia/Tokyo",
  HOST: "",
  CONTENT_ROOT: "",
  SUPABASE_ANON_KEY: "",
  ...Object.fromEntries(BUILD_VARIABLES.map((name) => [name, ""])),
};

// A trial build in a folder of its own has other content and another address
// (tests/nightly/trial-builds.test.ts).
if (!process.env.NEXT_DIST_DIR) Object.assign(process.env, ENVIRONMENT);
