import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Address } from "postal-mime";

/** An e-mail that the local mail server caught. */
export type CaughtMail = {
  /** File name without extension; sorts by time. */
  id: string;
  /** Message-ID header with angle brackets. */
  messageId: string | null;
  to: string | null;
  from: string | null;
  replyTo: string | null;
  subject: string | null;
  text: string | null;
  html: string | null;
  /** ISO 8601. */
  receivedAt: string;
};

const mailDir = (dataDir: string): string => join(dataDir, "mail");

/** Stores a raw message and returns its id. A crash leaves no partial .eml file. */
export async function storeMail(dataDir: string, source: Buffer, now: Date): Promise<string> {
  const folder = mailDir(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = `${now.toISOString().replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}`;
  const partial = join(folder, `${id}.partial`);
  await writeFile(partial, source, { mode: 0o600 });
  await rename(partial, join(folder, `${id}.eml`));
  return id;
}

/** Reads the raw source of a caught message; null when there is none with that id. */
export async function readMailSource(dataDir: string, id: string): Promise<Buffer | null> {
  if (!/^[\w-]+$/.test(id)) return null;
  return readFile(join(mailDir(dataDir), `${id}.eml`)).catch(() => null);
}

function formatAddresses(addresses: Address | Address[] | undefined): string | null {
  const list = addresses === undefined ? [] : [addresses].flat();
  const text = list.map(({ name, address }) => (name ? `${name} <${address}>` : address));
  return text.join(", ") || null;
}

const receivedAt = (id: string): string =>
  id.replace(/^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z.*$/, "$1T$2:$3:$4.$5Z");

async function parse(id: string, source: Buffer): Promise<CaughtMail> {
  const mail = await PostalMime.parse(source);
  return {
    id,
    messageId: mail.messageId ?? null,
    to: formatAddresses(mail.to),
    from: formatAddresses(mail.from),
    replyTo: formatAddresses(mail.replyTo),
    subject: mail.subject ?? null,
    text: mail.text ?? null,
    html: mail.html ?? null,
    receivedAt: receivedAt(id),
  };
}

/** Creates a reader of the caught e-mails, oldest first, that parses each file only once. */
export function createMailReader(dataDir: string): () => Promise<CaughtMail[]> {
  const cache = new Map<string, CaughtMail>();
  return async () => {
    const files = await readdir(mailDir(dataDir)).catch((): string[] => []);
    const ids = files.filter((file) => file.endsWith(".eml")).map((file) => file.slice(0, -4));
    const mails: CaughtMail[] = [];
    for (const id of ids.sort()) {
      const source = cache.has(id) ? null : await readMailSource(dataDir, id);
      const mail = cache.get(id) ?? (source && (await parse(id, source)));
      if (!mail) continue;
      cache.set(id, mail);
      mails.push(mail);
    }
    return mails;
  };
}
