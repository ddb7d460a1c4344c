import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import getPort from "get-port";
import { waitFor } from "@/tests/backend/support/wait-for";

/** Starts a script with this Node; `output` grows while it runs. */
export function startScript(script: string, env: Record<string, string>, args: string[] = []) {
  const child: ChildProcess = spawn(process.execPath, [script, ...args], {
    // HOST of this machine must not decide where the test listens.
    env: { ...process.env, HOST: "", ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const run = { child, output: "", ended: once(child, "close") };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => (run.output += text));
  }
  return run;
}

/** Whether a server responds, with any status. */
export const responds = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** A free port for each server of `npm start`, by the variable that sets it. */
export const freePorts = async () => ({
  PORT: String(await getPort()),
  SUPABASE_PORT: String(await getPort()),
  SMTP_PORT: String(await getPort()),
  INBOX_PORT: String(await getPort()),
});

/** Ends a script as Ctrl-C does, and expects that none of its servers is left. */
export async function expectEnded(
  run: ReturnType<typeof startScript>,
  ports: Record<string, string>,
) {
  run.child.kill("SIGINT");
  await run.ended;
  for (const port of Object.values(ports)) {
    const url = `http://127.0.0.1:${port}`;
    await waitFor(`${url} is closed`, async () => !(await responds(url)));
  }
}
