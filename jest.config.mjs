import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

/** @type {import("jest").Config} */
const shared = { moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" } };

/** Packages of ES modules only, which Jest has to transform before it can load them. */
const ESM_PACKAGES = ["feed"];

/**
 * One project for what runs in the browser, one for what runs on the server.
 * @param {import("jest").Config} project
 */
const project = async (project) => ({
  ...(await withNext({ ...shared, ...project })()),
  // Set afterwards, because what next/jest is given here is added to its own list, which leaves out all packages.
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join("|")})/)`],
});

/** @type {() => Promise<import("jest").Config>} */
const config = async () => ({
  projects: [
    await project({
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/components/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/jest-browser.ts"],
    }),
    await project({
      displayName: "server",
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/tests/{unit,content,api}/**/*.test.ts",
        "<rootDir>/tests/{backend,scripts}/**/*.test.ts",
      ],
    }),
  ],
});

export default config;
