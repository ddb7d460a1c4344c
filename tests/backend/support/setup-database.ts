import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { DATABASE_SCRIPT, newDataDir } from "@/tests/backend/support/data-folder";

type Answer = { rows: Record<string, unknown>[]; error?: string };

/**
 * A database of its own for a file, without a backend. Each test is one transaction that is rolled
 * back, in which now() stands still.
 * @returns runs statements, and gives the rows of the last one
 */
export function setupDatabase() {
  let folder: ReturnType<typeof newDataDir>;
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
    folder = newDataDir();
    child = fork("tests/backend/support/database-process.ts", {
      execArgv: DATABASE_SCRIPT,
      env: { ...process.env, DATA_DIR: folder.dataDir },
    });
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
