import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Address } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { listen } from "@/scripts/backend/http";

const mailDir = (dataDir: string): string => join(dataDir, "mail");

/** An SMTP server that stores every message as a file and forwards nothing. */
export async function startMailCatcher(dataDir: string, port: number) {
  const server = new SMTPServer({
    banner: "PrimoZe mail catcher",
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onData(stream, _session, done) {
      buffer(stream)
        .then((source) => storeMail(dataDir, source))
        .then(() => done(), done);
    },
  });
  // Without a listener, an aborted connection would end the process.
  server.on("error", () => undefined);
  return {
    port: await listen(server.server, port),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The name sorts by time. A crash leaves no partial .eml file. */
async function storeMail(dataDir: string, source: Buffer): Promise<void> {
  const folder = mailDir(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replace(/[:.]/g, "-");
  const path = join(folder, `${time}-${randomUUID().slice(0, 8)}`);
  await writeFile(`${path}.partial`, source, { mode: 0o600 });
  await rename(`${path}.partial`, `${path}.eml`);
}

function formatAddresses(addresses: Address | Address[] | undefined): string | null {
  const list = addresses === undefined ? [] : [addresses].flat();
  const text = list.map(({ name, address }) => (name ? `${name} <${address}>` : address));
  return text.join(", ") || null;
}

async function parse(file: string, source: Buffer) {
  const mail = await PostalMime.parse(source);
  const id = file.slice(0, -".eml".length);
  return {
    id,
    messageId: mail.messageId ?? null,
    to: formatAddresses(mail.to),
    from: formatAddresses(mail.from),
    replyTo: formatAddresses(mail.replyTo),
    subject: mail.subject ?? null,
    text: mail.text ?? null,
    html: mail.html ?? null,
    source: source.toString(),
    receivedAt: id.replace(/^(.{10})T(\d\d)-(\d\d)-(\d\d)-(\d{3}Z).*$/, "$1T$2:$3:$4.$5"),
  };
}

export type CaughtMail = Awaited<ReturnType<typeof parse>>;

/** A reader of the caught e-mails, oldest first, that parses each file only once. */
export function createMailReader(dataDir: string) {
  const parsed = new Map<string, Promise<CaughtMail>>();
  const read = async (file: string) => parse(file, await readFile(join(mailDir(dataDir), file)));
  return async () => {
    const files = await readdir(mailDir(dataDir)).catch((): string[] => []);
    const mails = files.filter((file) => file.endsWith(".eml")).sort();
    for (const file of mails) if (!parsed.has(file)) parsed.set(file, read(file));
    return Promise.all(mails.map((file) => parsed.get(file)!));
  };
}
