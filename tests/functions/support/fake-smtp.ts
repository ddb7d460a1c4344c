/** How the fake mail server treats a message. */
export type SmtpMood = "accept" | "refuse" | "silent";

export type FakeSmtp = { url: string; messages: string[]; mood: SmtpMood; stop(): Promise<void> };

/** A mail server just large enough for one client: keeps the raw messages it accepted. */
export function startFakeSmtp(mood: SmtpMood = "accept"): FakeSmtp {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const connections = new Set<Deno.Conn>();
  const smtp: FakeSmtp = {
    url: `smtp://127.0.0.1:${(listener.addr as Deno.NetAddr).port}`,
    messages: [],
    mood,
    async stop() {
      listener.close();
      for (const connection of connections) connection.close();
      await accepting;
    },
  };

  async function talk(connection: Deno.Conn): Promise<void> {
    const say = (line: string) => connection.write(new TextEncoder().encode(`${line}\r\n`));
    let [text, inData] = ["", false];
    if (smtp.mood !== "silent") await say("220 fake");
    for await (const chunk of connection.readable.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (;;) {
        const end = text.indexOf(inData ? "\r\n.\r\n" : "\r\n");
        if (end < 0) break;
        const part = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) {
          smtp.messages.push(part);
          inData = false;
          await say("250 kept");
        } else if (/^DATA/i.test(part)) {
          inData = true;
          await say("354 go on");
        } else if (/^RCPT/i.test(part) && smtp.mood === "refuse") {
          await say("550 5.1.1 no such user <secret-visitor@example.com>");
        } else {
          await say(/^QUIT/i.test(part) ? "221 bye" : "250 ok");
        }
      }
    }
  }

  const accepting = (async () => {
    for await (const connection of listener) {
      connections.add(connection);
      talk(connection)
        .catch(() => undefined)
        .finally(() => connections.delete(connection));
    }
  })();
  return smtp;
}
