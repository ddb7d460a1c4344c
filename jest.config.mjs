import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

/** @type {import("jest").Config} */
const shared = { moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" } };

/**
 * One project for what runs in the browser, one for what runs on the server.
 * @param {import("jest").Config} project
 */
const project = (project) => withNext({ ...shared, ...project })();

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
