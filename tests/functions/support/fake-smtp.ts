/** A status instead of "ok" at a command, or "." for a message, perhaps only of some content. */
type Refusal = { at: "AUTH" | "MAIL" | "RCPT" | "."; code: number; ifContent?: string };

/** What the fake mail server does with a message. */
export type SmtpBehavior = "accept" | "silent" | Refusal;

export const REJECT: Refusal = { at: "RCPT", code: 550 };

export type FakeSmtp = {
  url: string;
  messages: string[];
  behavior: SmtpBehavior;
  stop(): Promise<void>;
};

const ANSWERS: Readonly<Record<string, string>> = {
  EHLO: "250-fake\r\n250 AUTH PLAIN",
  AUTH: "235 ok",
  QUIT: "221 bye",
  ".": "250 accepted",
};

/** Starts a minimal SMTP server that keeps the raw messages it received. */
export function startFakeSmtp(): FakeSmtp {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const connections = new Set<Deno.Conn>();
  const smtp: FakeSmtp = {
    url: `smtp://127.0.0.1:${(listener.addr as Deno.NetAddr).port}`,
    messages: [],
    behavior: "accept",
    async stop() {
      listener.close();
      for (const connection of connections) connection.close();
      await accepting;
    },
  };

  async function serve(connection: Deno.Conn): Promise<void> {
    const reply = (line: string) => connection.write(new TextEncoder().encode(`${line}\r\n`));
    let [text, inData] = ["", false];
    if (smtp.behavior !== "silent") await reply("220 fake");
    for await (const chunk of connection.readable.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (;;) {
        const end = text.indexOf(inData ? "\r\n.\r\n" : "\r\n");
        if (end < 0) break;
        const input = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        const command = inData ? "." : input.slice(0, 4).toUpperCase();
        if (inData) smtp.messages.push(input);
        inData = false;
        const { at, code, ifContent = "" } = Object(smtp.behavior) as Partial<Refusal>;
        if (at === command && input.includes(ifContent)) {
          await reply(`${code} no <secret-visitor@example.com>`);
        } else if (command === "DATA") {
          inData = true;
          await reply("354 continue");
        } else {
          await reply(ANSWERS[command] ?? "250 ok");
        }
      }
    }
  }

  const accepting = (async () => {
    for await (const connection of listener) {
      connections.add(connection);
      serve(connection)
        .catch(() => undefined)
        .finally(() => connections.delete(connection));
    }
  })();
  return smtp;
}
