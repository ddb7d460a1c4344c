import { SMTPServer } from "smtp-server";
import { listen } from "@/scripts/backend/listen";
import { storeMail } from "@/scripts/backend/mail/mailbox";

/** Far above anything the functions send. */
const MAX_BYTES = 10 * 1024 * 1024;

export type MailCatcher = { port: number; stop(): Promise<void> };

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * A mail server for the local machine: takes every message, keeps it as a file and sends nothing on.
 *
 * @throws StartError when the port is taken
 */
export async function startMailCatcher(dataDir: string, port: number): Promise<MailCatcher> {
  const server = new SMTPServer({
    banner: "PrimoZe mail catcher",
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    size: MAX_BYTES,
    onData(stream, _session, done) {
      collect(stream as AsyncIterable<Buffer>)
        .then(async (source) => {
          if (stream.sizeExceeded) throw tooLarge();
          await storeMail(dataDir, source, new Date());
        })
        .then(() => done(), done);
    },
  });
  // A client that hangs up in the middle is no reason to end the backend.
  server.on("error", () => undefined);
  const listeningPort = await listen(server.server, port, "SMTP_PORT");
  return {
    port: listeningPort,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function tooLarge(): Error & { responseCode: number } {
  return Object.assign(new Error("Message too large"), { responseCode: 552 });
}
