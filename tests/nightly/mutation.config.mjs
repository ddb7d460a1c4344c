import config from "../../jest.config.mjs";

// For `npm run test:mutation`. One project, because Stryker gives all the same environment.
const unit = config.projects?.find(
  (project) => typeof project !== "string" && project.displayName === "unit",
);

const mutationConfig = {
  ...(typeof unit === "object" && unit),
  rootDir: process.cwd(),
  // Jest reads the imports of all files in them for each change, to find its tests.
  roots: ["lib", "components", "supabase", "tests"].map((folder) => `<rootDir>/${folder}`),
};

export default mutationConfig;
