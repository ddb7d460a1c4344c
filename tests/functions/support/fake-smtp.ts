/** What the fake mail server does with a message. */
export type SmtpBehavior = "accept" | "reject" | "silent";

export type FakeSmtp = {
  url: string;
  messages: string[];
  behavior: SmtpBehavior;
  stop(): Promise<void>;
};

/** Starts a minimal SMTP server that keeps the raw messages it accepted. */
export function startFakeSmtp(behavior: SmtpBehavior = "accept"): FakeSmtp {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const connections = new Set<Deno.Conn>();
  const smtp: FakeSmtp = {
    url: `smtp://127.0.0.1:${(listener.addr as Deno.NetAddr).port}`,
    messages: [],
    behavior,
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
        if (inData) {
          smtp.messages.push(input);
          inData = false;
          await reply("250 accepted");
        } else if (/^DATA/i.test(input)) {
          inData = true;
          await reply("354 continue");
        } else if (/^RCPT/i.test(input) && smtp.behavior === "reject") {
          await reply("550 5.1.1 no such user <secret-visitor@example.com>");
        } else {
          await reply(/^QUIT/i.test(input) ? "221 bye" : "250 ok");
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
