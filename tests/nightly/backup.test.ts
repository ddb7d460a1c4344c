import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onPath } from "@/scripts/lib/programs.mjs";
import {
  newDataDir,
  newDataDirWithDatabase,
  runScript,
} from "@/tests/backend/support/backend-process";
import { fileIn, runBackup as run, setupMessages } from "@/tests/backend/support/backup";

describe("backup and restore", () => {
  const { original, files, copy } = setupMessages();

  it("works on the project of SUPABASE_URL, with its secret key only", async () => {
    const hosted = { SUPABASE_URL: original().url, DATA_DIR: copy.dataDir };
    const keyed = { ...hosted, SUPABASE_SECRET_KEY: original().secretKey };
    const saved = await run(["backup", files.dataDir], keyed);
    const [withoutKey, wrongKey, restored] = await Promise.all([
      run(["backup", files.dataDir], hosted),
      run(["backup", files.dataDir], { ...keyed, SUPABASE_SECRET_KEY: original().anonKey }),
      run(["restore", fileIn(files.dataDir)], keyed),
    ]);
    expect(saved.stdout).toContain("3 contact_messages");
    expect(withoutKey.stderr).toBe(
      "Set SUPABASE_SECRET_KEY to the secret key of the hosted project.\n",
    );
    expect(wrongKey.stderr).toContain("answered with 401 for the table contact_messages.");
    expect(restored.stdout).toContain("Restored and compared row by row");
  });

  it("work on the project that .env names, never on the embedded database beside it", async () => {
    const folder = newDataDir();
    const env = `SUPABASE_URL=${original().url}\nSUPABASE_SECRET_KEY=${original().secretKey}\n`;
    writeFileSync(join(folder.dataDir, ".env"), env);
    const command = (...args: string[]) =>
      runScript("scripts/backup.ts", args, { DATA_DIR: copy.dataDir }, folder.dataDir);
    const saved = await command("backup", files.dataDir);
    expect(saved.stdout).toContain("3 contact_messages");
    writeFileSync(join(folder.dataDir, ".env"), "SUPABASE_URL=http://127.0.0.1:9");
    for (const args of [["backup"], ["restore", fileIn(files.dataDir)]]) {
      const { code, stderr } = await command(...args);
      expect([code, stderr]).toEqual([1, expect.stringContaining("SUPABASE_SECRET_KEY")]);
    }
    folder.remove();
  });

  it("does not bring back what a person had erased, also when the database is lost", async () => {
    const [folder, fresh] = [newDataDir(), newDataDirWithDatabase()];
    const { dataDir: cwd } = folder;
    const keyed = { SUPABASE_URL: original().url, SUPABASE_SECRET_KEY: original().secretKey };
    const inFolder = (script: string, ...args: string[]) =>
      runScript(`scripts/${script}.ts`, args, keyed, cwd);
    await inFolder("backup", "backup");
    const before = fileIn(join(cwd, "backups"));
    const erased = await inFolder("titular", "apagar", "b@example.com", "--sim");
    expect(erased.stderr).toContain("data_subject_erased");
    // Beside the backups, since no backup was made afterwards.
    const notes = readFileSync(join(cwd, "backups/erased.jsonl"), "utf8");
    expect(notes).toMatch(/^\n\{"id":"[0-9a-f-]{36}","erasedAt":"[^"]+"\}$/);
    for (const env of [keyed, { DATA_DIR: fresh.dataDir }]) {
      const { stdout } = await run(["restore", before], env);
      expect(stdout).toMatch(
        /: 2 contact_messages, 1 podcast_suggestions, 29 episodes, 1 erased_rows/,
      );
    }
    const messages = (await original().inbox()).messages.map(({ message }) => message);
    expect(messages).toEqual(["Oi\nlinha 2", "Oi\nlinha 2"]);
    [folder, fresh].forEach(({ remove }) => remove());
  });

  (onPath("gpg") ? it : it.skip)(
    "encrypts for a recipient, and restores what was decrypted",
    async () => {
      const [folder, fresh] = [newDataDir(), newDataDirWithDatabase()];
      const keyed = { SUPABASE_URL: original().url, SUPABASE_SECRET_KEY: original().secretKey };
      const gpg = (...args: string[]) =>
        execFileSync("gpg", ["--homedir", folder.dataDir, "--batch", "--passphrase", "", ...args], {
          stdio: ["ignore", "pipe", "ignore"],
        });
      const recipient = "backup@primoze.example";
      gpg("--quick-generate-key", recipient, "rsa2048", "encrypt");
      const env = { ...keyed, BACKUP_RECIPIENT: recipient, GNUPGHOME: folder.dataDir };
      const target = join(folder.dataDir, "copies");
      const { stderr } = await run(["backup", target], env);
      expect(stderr).not.toContain("could not");
      const file = fileIn(target);
      expect([file, readFileSync(file).includes("example.com")]).toEqual([
        expect.stringMatching(/\.json\.gz\.gpg$/),
        false,
      ]);
      const refused = await run(["restore", file], { DATA_DIR: fresh.dataDir });
      expect(refused.stderr.trim()).toBe(`Decrypt ${file} first (docs/deploy.md).`);
      const plain = file.replace(/\.gpg$/, "");
      gpg("--output", plain, "--decrypt", file);
      const restored = await run(["restore", plain], { DATA_DIR: fresh.dataDir });
      expect(restored.stdout).toContain("Restored and compared row by row");
      const missing = await run(["backup", target], {
        ...keyed,
        BACKUP_RECIPIENT: "age1x",
        PATH: "",
      });
      expect(missing.stderr.trim()).toBe("BACKUP_RECIPIENT needs age, which is not installed.");
      execFileSync("gpgconf", ["--homedir", folder.dataDir, "--kill", "all"]);
      [folder, fresh].forEach(({ remove }) => remove());
    },
  );
});
