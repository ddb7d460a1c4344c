import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, globalIgnores } from "eslint/config";
import next from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import tailwind from "eslint-plugin-better-tailwindcss";
import { getDefaultSelectors } from "eslint-plugin-better-tailwindcss/defaults";
import { MatcherType, SelectorKind } from "eslint-plugin-better-tailwindcss/types";
import checkFile from "eslint-plugin-check-file";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import regexp from "eslint-plugin-regexp";

/**
 * Files and folders that may not import from folders, except from some of them.
 * @param {string[]} targets @param {string[]} folders @param {string[]} [except] within the folders
 */
const mayNotImport = (targets, folders, except) =>
  targets.flatMap((target) =>
    folders.map((from) => ({ target: `./${target}`, from: `./${from}`, except })),
  );

/** Imports flow one way (docs/decisions.md#imports). */
const FORBIDDEN_IMPORTS = [
  ...mayNotImport(["lib"], ["components", "app", "adapter", "scripts", "tests"]),
  ...mayNotImport(["components"], ["app", "adapter", "scripts", "tests"]),
  ...mayNotImport(["app", "middleware.ts"], ["adapter", "scripts", "tests"]),
  ...mayNotImport(["adapter", "next.config.mjs"], ["app", "scripts", "tests"]),
  // The functions are deployed alone. What they and the site share is in one folder.
  ...mayNotImport(["supabase"], ["app", "components", "lib", "adapter"]),
  ...mayNotImport(
    ["app", "components", "lib", "adapter", "middleware.ts"],
    ["supabase"],
    ["functions/_shared/contract"],
  ),
  // The readers of content and of the environment know no feature, and generic elements no form.
  ...mayNotImport(
    ["lib/content"],
    ["lib"],
    [
      "content",
      "content-root.mjs",
      "drawings",
      "format",
      "limits.ts",
      "memoize.ts",
      "paths.ts",
      "photographs",
      "public-address.ts",
    ],
  ),
  ...mayNotImport(["lib/env.ts"], ["lib"]),
  // What a kind of page is stands below all that is made of it.
  ...mayNotImport(
    ["lib/catalogue"],
    ["feeds", "mdx", "press", "search", "seo", "server"].map((folder) => `lib/${folder}`),
  ),
  ...mayNotImport(
    ["calculators", "drawings", "forms", "podcast", "press"].map((folder) => `lib/${folder}`),
    ["lib/catalogue"],
  ),
  // What pages and files are made of knows no server, and the podcast none of its readers.
  ...mayNotImport(
    ["feeds", "podcast", "press", "search", "seo"].map((folder) => `lib/${folder}`),
    ["lib/server"],
  ),
  ...mayNotImport(["lib/podcast"], ["lib/feeds", "lib/press", "lib/search", "lib/seo"]),
  ...mayNotImport(["components/ui"], ["lib/forms", "components/forms", "components/podcast"]),
  // Rooms that would otherwise import each other.
  ...mayNotImport(["components/company", "components/forms"], ["components/layout"]),
  ...mayNotImport(["lib/photographs"], ["lib/content"]),
  ...mayNotImport(["supabase/functions/_shared/episodes"], ["supabase/functions/_shared/youtube"]),
];

/** All imports use the alias. */
const RELATIVE_IMPORT = { regex: "^\\.{1,2}/(?!.*\\.css$)", message: "Import through @/." };

/**
 * What a test expects is a literal: a wrong limit, date or sentence would be wrong in both. These
 * modules are compared with the specification in tests/unit/specification.
 * @type {{ name: string; allowImportNames?: string[]; importNames?: string[]; message: string }[]}
 */
const EXPECTED_VALUES = [
  { name: "@/adapter/page-policy" },
  { name: "@/lib/limits" },
  { name: "@/lib/server/response-headers", allowImportNames: ["sha256"] },
  // A condition: content may be over or to come.
  { name: "@/lib/content/dates", allowImportNames: ["isOver"] },
  { name: "@/lib/format/money" },
  { name: "@/lib/format/counted-noun" },
  { name: "@/lib/podcast/messages" },
  { name: "@/lib/content/articles", importNames: ["isTagIndexed", "lastChange"] },
].map((path) => ({ ...path, message: "Expect a literal." }));

/**
 * What the table of measures (docs/design-system.md) has no room for, although Tailwind makes a rule
 * of it. Sizes, spaces and breakpoints that are not in the table make no rule at all.
 */
const OUTSIDE_OF_THE_TABLE = [
  {
    pattern: "\\[",
    message: "A value of its own: pick from the table, or give it a class in a style sheet.",
  },
  {
    pattern: "(^|:)(not-)?max-(sm|md|lg|xl):",
    message: "Begin with the phone, and add from a breakpoint on.",
  },
  { pattern: "(^|:)!|!$", message: "Give the part a variant." },
  {
    pattern:
      "(^|:)-?(border(-[trblxyse])?|divide-[xy]|outline(-offset)?|decoration|underline-offset|z|order|opacity|grow|shrink|stroke|scale|duration|delay)-[1-9]",
    message: "Lines, layers and turns have names.",
  },
  { pattern: "(^|:)(grid-cols|columns)-(5|[7-9]|\\d\\d)", message: "Pick a layout of the table." },
  { pattern: "(^|:)aspect-\\d", message: "Shapes of pictures have names." },
];

/** Pages place the parts of components/ui/text.tsx, which set the type. */
const TYPE = {
  pattern: "(^|:)(text-(xs|sm|base|lg|[2-4]?xl)|font-.*|leading-.*|headline|drawing-label)$",
  message: "Place a Headline, Label, Lead or SmallText.",
};

/** Where classes are besides `className`: in names that end in "Class" or "Classes", and in those properties of a "Style". */
const CLASS_SELECTORS = [
  ...getDefaultSelectors(),
  { kind: SelectorKind.Attribute, name: "^.*Class$", match: [{ type: MatcherType.String }] },
  {
    kind: SelectorKind.Variable,
    name: "^.*Class(es)?$",
    match: [{ type: MatcherType.String }, { type: MatcherType.ObjectValue }],
  },
  {
    kind: SelectorKind.Variable,
    name: "^.*(Styles?|STYLE)$",
    match: [{ type: MatcherType.ObjectValue, path: "^.*(className|Class)$" }],
  },
];

/**
 * The class names of all style sheets: of the global ones, and of those beside a page or a component,
 * which the plugin does not read, since globals.css does not import them.
 */
const NAMED_CLASSES = ["app", "components"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(file, "utf8").replace(/\/\*.*?\*\/|"[^"]*"/gs, ""))
  .flatMap((sheet) => [...sheet.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));

/**
 * Turns the rules of some plugins off.
 * @param {import("eslint").Linter.Config[]} configs @param {string[]} plugins
 */
const offIn = (configs, ...plugins) =>
  Object.fromEntries(
    configs
      .flatMap(({ rules = {} }) => Object.keys(rules))
      .filter((rule) => plugins.includes(rule.slice(0, rule.lastIndexOf("/"))))
      .map((rule) => [rule, /** @type {const} */ ("off")]),
  );

export default defineConfig([
  globalIgnores([".next/", ".data/", ".cache/", "next-env.d.ts", "public/"]),
  ...next,
  ...nextTypescript,
  {
    plugins: { "import-x": importX, "check-file": checkFile },
    settings: {
      "import-x/resolver-next": [createTypeScriptImportResolver({ alwaysTryTypes: true })],
    },
    rules: {
      // No client router: pages are read without React (docs/decisions.md#no-router).
      "@next/next/no-html-link-for-pages": "off",
      "@next/next/no-location-assign-relative-destination": "off",
      // Images are small SVG files; next/image would add a client component without a benefit.
      "@next/next/no-img-element": "off",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "import-x/no-cycle": "error",
      // Not in .mjs files: Node runs them directly and does not know the alias.
      "no-restricted-imports": ["error", { patterns: [RELATIVE_IMPORT] }],
      "import-x/no-restricted-paths": ["error", { zones: FORBIDDEN_IMPORTS }],
      "check-file/filename-naming-convention": [
        "error",
        { "**/*.{ts,tsx,mjs,js}": "KEBAB_CASE" },
        { ignoreMiddleExtensions: true },
      ],
      // Route folders ([slug]), private folders (_sections) and kebab-case.
      "check-file/folder-naming-convention": [
        "error",
        { "{adapter,app,components,lib,scripts,supabase,tests}/**/": "NEXT_JS_APP_ROUTER_CASE" },
      ],
    },
  },
  {
    files: ["{app,components}/**/*.{ts,tsx}"],
    // Drawings have what they need.
    ignores: ["components/art/**", "components/calculators/**/drawing*.tsx"],
    plugins: { "better-tailwindcss": tailwind },
    settings: {
      "better-tailwindcss": {
        entryPoint: "app/globals.css",
        selectors: CLASS_SELECTORS,
      },
    },
    rules: {
      "better-tailwindcss/no-unknown-classes": [
        "error",
        { ignore: [`^(${NAMED_CLASSES.join("|")})$`] },
      ],
      "better-tailwindcss/no-restricted-classes": ["error", { restrict: OUTSIDE_OF_THE_TABLE }],
    },
  },
  {
    files: ["app/**/*.tsx"],
    // The headline of a sheet of paper fills it; the layout sets the typeface.
    ignores: ["app/folhas/\\[slug\\]/page.tsx", "app/layout.tsx"],
    rules: {
      "better-tailwindcss/no-restricted-classes": [
        "error",
        { restrict: [...OUTSIDE_OF_THE_TABLE, TYPE] },
      ],
    },
  },
  {
    // Named exports, except where Next or a tool requires a default export.
    ignores: [
      "app/**/{page,default,layout,not-found,error,global-error,robots,sitemap,manifest}.{ts,tsx}",
      "**/*.config.{ts,mjs}",
      "adapter/adapter.mjs",
      "**/*.d.ts",
      "tests/support/**",
    ],
    rules: { "import-x/no-default-export": "error" },
  },
  {
    // Front-matter that no schema has checked stays where it is read.
    ignores: ["lib/content/**", "tests/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "ImportSpecifier[imported.name='readContentFile']",
          message: "Read a collection of lib/content/collections.",
        },
      ],
    },
  },
  {
    files: ["tests/**/*.{ts,tsx}"],
    // What they compare with the specification.
    ignores: ["tests/unit/specification/**"],
    rules: {
      "no-restricted-imports": ["error", { paths: EXPECTED_VALUES, patterns: [RELATIVE_IMPORT] }],
    },
  },
  {
    // Routes with a file extension, and /.well-known (RFC 8615).
    files: ["app/**/*.{txt,zip}/**", "app/.well-known/**"],
    rules: { "check-file/folder-naming-convention": "off" },
  },
  {
    // Patterns on what visitors and other servers send: their time grows as the text does.
    files: [
      "adapter/server/**/*.ts",
      "lib/{forms,server}/**/*.{ts,mjs}",
      "supabase/functions/**/*.ts",
    ],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential", ignorePartial: false }],
    },
  },
  {
    // Only an interface with the name and parameters of a package's own adds to it.
    files: ["**/*.d.ts"],
    rules: {
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-unused-vars": "off",
    },
  },
  {
    // No components and no hooks, which take half of the time of a run to look for.
    files: ["{adapter,scripts,supabase,tests}/**/*.{ts,mjs}", "lib/**/*.mjs"],
    rules: offIn(next, "react", "react-hooks", "jsx-a11y", "@next/next"),
  },
  { files: ["**/*.mjs", "*.config.ts"], rules: { "no-restricted-imports": "off" } },
  {
    // Deno resolves these imports with its own import map.
    files: ["supabase/functions/**", "tests/functions/**"],
    rules: { "import-x/no-cycle": "off", "no-restricted-imports": "off" },
  },
]);
