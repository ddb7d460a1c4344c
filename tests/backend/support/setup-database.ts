import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { newDataDir, startScript } from "@/tests/backend/support/backend-process";

type Answer = { rows: Record<string, unknown>[]; error?: string };

/**
 * A database of its own for a file, without a backend. Each test is one transaction that is rolled
 * back, in which now() stands still.
 * @returns runs statements, and gives the rows of the last one
 */
export function setupDatabase() {
  const folder = newDataDir();
  let child: ChildProcess;
  const answer = async () => {
    const [{ rows, error }] = (await once(child, "message")) as [Answer];
    if (error) throw new Error(error);
    return rows;
  };
  const sql = <Row = Record<string, unknown>>(statements: string) => {
    child.send(statements);
    return answer() as Promise<Row[]>;
  };
  beforeAll(async () => {
    child = startScript("tests/backend/support/database-process.ts", { DATA_DIR: folder.dataDir });
    await answer();
  });
  beforeEach(() => sql("begin"));
  afterEach(() => sql("rollback"));
  afterAll(async () => {
    child.kill();
    await once(child, "exit");
    folder.remove();
  });
  return sql;
}
