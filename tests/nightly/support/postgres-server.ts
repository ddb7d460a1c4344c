import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { API_ROLES_SQL } from "@/scripts/backend/database/migrations";
import { findPostgres } from "@/tests/nightly/support/programs";
import { waitFor } from "@/tests/backend/support/wait-for";

const MIGRATIONS = "supabase/migrations";

/** PostgreSQL refuses to run as root: the account that Debian's package creates. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) =>
    Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** The error of a statement: SQLSTATE, message and hint. */
class SqlError extends Error {}

/** A PostgreSQL server in a temporary folder, reached only through a socket in that folder. */
export class PostgresServer {
  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(): Promise<PostgresServer> {
    const programs = findPostgres();
    if (!programs) throw new Error("PostgreSQL is not installed (Debian: postgresql)");
    const folder = mkdtempSync(join(tmpdir(), "primoze-postgres-"));
    const owner = account();
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
    const data = join(folder, "data");
    const options = ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8"];
    execFileSync(join(programs, "initdb"), ["-D", data, ...options], { ...owner, stdio: "ignore" });
    const settings = ["fsync=off", "listen_addresses=", `unix_socket_directories=${folder}`];
    const child = spawn(
      join(programs, "postgres"),
      ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
      { ...owner, stdio: "ignore" },
    );
    const server = new PostgresServer(programs, folder, child);
    await waitFor("PostgreSQL answers", () => server.sql("select 1").catch(() => null));
    return server;
  }

  /**
   * Runs SQL in a session of its own and returns what it prints: values separated by "|".
   * @throws SqlError
   */
  async sql(query: string, database = "postgres"): Promise<string> {
    const child = spawn(
      join(this.programs, "psql"),
      ["-XAtq", "-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=verbose", "-h", this.folder].concat([
        "-U",
        "postgres",
        "-d",
        database,
        "-f",
        "-",
      ]),
      { stdio: ["pipe", "pipe", "pipe"] },
    );
    child.stdin.end(query);
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "exit"),
    ]);
    if (code !== 0) throw new SqlError(errors.trim());
    return output.trim();
  }

  /** Creates a database with the roles and default privileges of a hosted project. */
  async createDatabase(name: string): Promise<void> {
    await this.sql(`create database ${name}`);
    await this.sql(API_ROLES_SQL, name);
  }

  /** Applies the migrations, each in its own transaction as `supabase db push` does. */
  async migrate(database: string): Promise<void> {
    for (const file of readdirSync(MIGRATIONS).sort()) {
      await this.sql(`begin;\n\\i ${join(MIGRATIONS, file)}\ncommit;`, database);
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.child, "exit");
    // SIGINT: PostgreSQL's fast shutdown.
    this.child.kill("SIGINT");
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
