import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { listen } from "@/scripts/backend/listen";
import { storeMail } from "@/scripts/backend/mail/mailbox";

/** Far more than the functions send. */
const MAX_BYTES = 10 * 1024 * 1024;

export type MailCatcher = { port: number; stop(): Promise<void> };

/**
 * Starts an SMTP server that stores every message as a file and forwards nothing.
 *
 * @throws StartError when the port is in use
 */
export async function startMailCatcher(dataDir: string, port: number): Promise<MailCatcher> {
  const server = new SMTPServer({
    banner: "PrimoZe mail catcher",
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    size: MAX_BYTES,
    onData(stream, _session, done) {
      buffer(stream)
        .then(async (source) => {
          if (stream.sizeExceeded) throw tooLarge();
          await storeMail(dataDir, source, new Date());
        })
        .then(() => done(), done);
    },
  });
  // Without a listener, an aborted connection would end the process.
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
