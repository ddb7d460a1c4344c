// `npm run validate`: checks the HTML of every built page with the W3C's validator (vnu.jar), or of
// the files given as arguments. It needs Java; as root on Debian it is installed. The last line has
// the count; the exit code is 1 if there is an error.
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { DIST } from "./lib/build-paths.mjs";
import { Failure, runScript } from "./lib/failure.mjs";
import { canInstallPackages, installPackage, onPath } from "./lib/programs.mjs";

/** Pages that `next build` wrote for a static host. */
const PAGES = path.join(DIST, "cdn", "site");
const JAVA_PACKAGE = "default-jre-headless";

/** Findings that are not errors in the page. */
const IGNORED = [
  // The parser for CSS does not know cascade layers, @property, anchors, font metrics and others.
  "CSS: .*",
  // Newer than the validator: invoker commands, light dismiss of dialogs, speculation rules,
  // Trusted Types.
  "Attribute .(command|commandfor). not allowed on element .button. .*",
  "Attribute .closedby. not allowed on element .dialog. .*",
  "Bad value .speculationrules. for attribute .type. .*",
  "(?s)Bad value.*Unrecognised directive-name: .require-trusted-types-for.*",
  // On phones the parts of some tables are blocks, which removes their roles in some browsers.
  "The .role. attribute must not be used on a .t[dhr]. element .*",
];

/** @typedef {{ url: string, lastLine: number, lastColumn: number, message: string, extract?: string }} Finding */

await runScript(async () => {
  const java = onPath("java") ?? (await installJava());
  const files = process.argv.length > 2 ? process.argv.slice(2) : builtPages();
  const findings = await check(java, files);
  for (const { url, message, extract = "" } of findings) {
    console.log(`${path.relative("", new URL(url).pathname)}: ${message}`);
    console.log(`    ${extract.replace(/\s+/g, " ").trim()}`);
  }
  console.log(`${files.length} pages checked, ${findings.length} errors`);
  process.exitCode = findings.length > 0 ? 1 : 0;
});

async function installJava() {
  const hint = `Validation needs Java 11 or newer (Debian: ${JAVA_PACKAGE}).`;
  if (!canInstallPackages()) throw new Failure(hint);
  await installPackage(JAVA_PACKAGE, hint);
  return "java";
}

function builtPages() {
  if (!existsSync(PAGES)) throw new Failure(`There is no ${PAGES}: run \`npm run build\` first.`);
  return readdirSync(PAGES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => path.join(PAGES, file))
    .sort();
}

/**
 * @param {string} java @param {string[]} files @returns {Promise<Finding[]>}
 * @throws Failure when the validator itself fails
 */
async function check(java, files) {
  const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  const options = ["--format", "json", "--stdout", "--exit-zero-always", "--errors-only"];
  const filter = ["--filterpattern", IGNORED.join("|")];
  // The stack of the default size is too small for deep drawings.
  const args = ["-Xss8m", "-jar", jar, ...options, ...filter, ...files];
  const output = await new Promise((resolve, reject) => {
    execFile(java, args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout) =>
      error ? reject(new Failure(`The validator failed: ${error.message}`)) : resolve(stdout),
    );
  });
  return JSON.parse(output).messages;
}
