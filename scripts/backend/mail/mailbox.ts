import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Address } from "postal-mime";

/** An e-mail that the local mail server caught. */
export type CaughtMail = {
  /** File name without its ending; sorts by time. */
  id: string;
  /** Message-ID header, angle brackets included, or null. */
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

const folderIn = (dataDir: string): string => join(dataDir, "mail");

/** Stores a raw message; it is complete once this resolves, a crash leaves none by half. */
export async function storeMail(dataDir: string, source: Buffer, now: Date): Promise<string> {
  const folder = folderIn(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = `${now.toISOString().replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}`;
  const partial = join(folder, `${id}.partial`);
  await writeFile(partial, source, { mode: 0o600 });
  await rename(partial, join(folder, `${id}.eml`));
  return id;
}

/** A caught message's raw source, or null when there is none of that id. */
export async function readMailSource(dataDir: string, id: string): Promise<Buffer | null> {
  if (!/^[\w-]+$/.test(id)) return null;
  return readFile(join(folderIn(dataDir), `${id}.eml`)).catch(() => null);
}

function written(addresses: Address | Address[] | undefined): string | null {
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
    to: written(mail.to),
    from: written(mail.from),
    replyTo: written(mail.replyTo),
    subject: mail.subject ?? null,
    text: mail.text ?? null,
    html: mail.html ?? null,
    receivedAt: receivedAt(id),
  };
}

/** Reads the caught e-mails of a data folder, oldest first; a file is parsed once. */
export function createMailReader(dataDir: string): () => Promise<CaughtMail[]> {
  const known = new Map<string, CaughtMail>();
  return async () => {
    const files = await readdir(folderIn(dataDir)).catch((): string[] => []);
    const ids = files.filter((file) => file.endsWith(".eml")).map((file) => file.slice(0, -4));
    const mails: CaughtMail[] = [];
    for (const id of ids.sort()) {
      const source = known.has(id) ? null : await readMailSource(dataDir, id);
      const mail = known.get(id) ?? (source && (await parse(id, source)));
      if (!mail) continue;
      known.set(id, mail);
      mails.push(mail);
    }
    return mails;
  };
}
