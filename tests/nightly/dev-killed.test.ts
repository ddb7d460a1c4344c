import { newDataDirWithDatabase } from "@/tests/backend/support/backend-process";
import { waitFor } from "@/tests/backend/support/wait-for";
import { expectEnded, freePorts, startScript } from "@/tests/scripts/support/run-script";

it("npm run dev leaves no process behind after SIGKILL", async () => {
  const ports = await freePorts();
  const folder = newDataDirWithDatabase();
  const env = { ...ports, DATA_DIR: folder.dataDir, ALLOW_DEMONSTRATION: "1" };
  const run = startScript("scripts/start.mjs", env, ["dev"]);
  await waitFor("the addresses", () => run.output.includes("Ctrl-C stops everything"));
  await expectEnded(run, "SIGKILL", ports);
  folder.remove();
});
