import "./scripts/lib/test-environment.mjs";
import path from "node:path";
import nextJest from "next/jest.js";

/** As a source writes it, and as the compiler of next/jest does, which resolves the alias. */
const COMPANY = "/content/company\\.json$";

/** What all projects have. It reads the settings of Next, which takes half a second. */
const shared = await nextJest({ dir: "./" })({
  moduleNameMapper: {
    [COMPANY]: path.resolve(process.env.CONTENT_ROOT || "content", "company.json"),
    "^@/(.*)$": "<rootDir>/$1",
    // Its package.json has no entry for require(), which Jest uses; the MDX compiler imports it.
    "^estree-walker$": "<rootDir>/node_modules/estree-walker/src/index.js",
  },
  // The standalone server has a second package.json with the same name.
  modulePathIgnorePatterns: ["<rootDir>/.next/"],
})();

/** Packages of ES modules only (the names are patterns): Jest must transform them. */
const ESM_PACKAGES = [
  "get-port",
  // The packages of remark, rehype and MDX, by their families.
  "(@mdx-js/|next-mdx-remote|remark|rehype|recma|unified|vfile|unist-util|mdast-util|hast-util)[^/]*",
  "(micromark|estree-util|esast-util|character-|decode-named|stringify-entities|parse-entities)[^/]*",
  "(space|comma)-separated-tokens|property-information|html-void-elements|markdown-[^/]+",
  "bail|ccount|collapse-white-space|devlop|escape-string-regexp|github-slugger|is-[^/]+",
  "estree-walker|longest-streak|trim-lines|trough|zwitch",
];

/** @param {import("jest").Config} settings */
const project = (settings) => ({
  ...shared,
  ...settings,
  // next/jest would append these patterns to its own, which exclude all packages.
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join("|")})/)`],
});

/** @param {string} name of a folder of tests/ @param {import("jest").Config} [settings] */
const server = (name, settings) =>
  project({
    displayName: name,
    testEnvironment: "node",
    testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
    ...settings,
  });

/** @type {import("jest").Config} */
const FIXTURES = {
  setupFiles: ["<rootDir>/tests/support/fixture-content.ts"],
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    [COMPANY]: "<rootDir>/tests/fixtures/content/company.json",
  },
};

/**
 * One backend for all files of both projects.
 * @type {import("jest").Config}
 */
const SHARED_BACKEND = {
  globalSetup: "<rootDir>/tests/support/start-shared-backend.ts",
  globalTeardown: "<rootDir>/tests/support/stop-shared-backend.ts",
};

/**
 * `npm run test:*` selects projects by name. An option ends the list of their names (`--ci` in
 * package.json), so that what follows are parts of the paths of files.
 * @type {import("jest").Config}
 */
const config = {
  // Only ends what hangs: other work on the machine can make a test ten times slower. Those of the
  // night take minutes; `npm run test:nightly` gives them more.
  testTimeout: 60_000,
  // `npm test` runs two suites at a time.
  maxWorkers: Number(process.env.WORKERS) || "100%",
  projects: [
    project({
      displayName: "components",
      testEnvironment: "jsdom",
      ...FIXTURES,
      testMatch: ["<rootDir>/tests/components/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/jest-browser.ts"],
    }),
    server("unit", FIXTURES),
    server("content", FIXTURES),
    server("api", {
      ...SHARED_BACKEND,
      setupFiles: ["<rootDir>/tests/api/support/environment.ts"],
    }),
    server("backend", SHARED_BACKEND),
    server("nightly"),
    server("scripts"),
    server("site"),
    server("delivered"),
  ],
};

export default config;
