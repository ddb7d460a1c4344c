// Imported by whatever tests or builds for tests: neither may depend on the environment of this
// machine.
const ENVIRONMENT = {
  // That of the company, which is not UTC: nothing may depend on the zone of a machine.
  TZ: "America/Sao_Paulo",
  HOST: "",
  CONTENT_ROOT: "",
  SITE_URL: "",
  ALLOW_DEMONSTRATION: "",
  PREVIEW: "",
  API_ORIGIN: "",
  EDITOR_BUILD: "",
  HSTS_INCLUDE_SUBDOMAINS: "",
  SUPABASE_URL: "",
  SUPABASE_ANON_KEY: "",
};

// A trial build in a folder of its own has other content and another address
// (tests/nightly/trial-builds.test.ts).
if (!process.env.NEXT_DIST_DIR) Object.assign(process.env, ENVIRONMENT);
