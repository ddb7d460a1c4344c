import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

/** @type {import("jest").Config} */
const shared = {
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    // Its package.json has no entry for require(), which Jest uses; the MDX compiler imports it.
    "^estree-walker$": "<rootDir>/node_modules/estree-walker/src/index.js",
  },
};

/** Packages of ES modules only (the names are patterns): Jest must transform them. */
const ESM_PACKAGES = [
  "feed",
  // The packages of remark, rehype and MDX, by their families.
  "(@mdx-js/|next-mdx-remote|remark|rehype|recma|unified|vfile|unist-util|mdast-util|hast-util)[^/]*",
  "(micromark|estree-util|esast-util|character-|decode-named|stringify-entities|parse-entities)[^/]*",
  "(space|comma)-separated-tokens|property-information|html-void-elements|markdown-[^/]+",
  "bail|ccount|collapse-white-space|devlop|escape-string-regexp|github-slugger|is-[^/]+",
  "estree-walker|longest-streak|trim-lines|trough|zwitch",
];

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
