import { setupBackend } from "@/tests/backend/support/setup-backend";
import { waitFor } from "@/tests/backend/support/wait-for";

type Row = { id: string; senders: string[]; delivery_state: string };

const SITE_TOKEN = "token-of-the-site";

const hour = { max_per_hour: 200 };

describe("the e-mails of an hour", () => {
  // Nothing claims by itself.
  const backend = setupBackend({ RETRY_INTERVAL_MS: "86400000" });
  const asService = async <T>(path: string, body?: unknown, method?: string) => {
    const { status, body: answer } = await backend().call(`/rest/v1/${path}`, {
      key: backend().secretKey,
      method,
      body,
    });
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return answer as T;
  };
  const email = () => `${crypto.randomUUID()}@example.com`;
  /** Stores a message of a sender with these keys, as the function does. */
  async function submit(...keys: string[]) {
    const limits = keys.map((key) => ({ key, max: 1_000_000, window_seconds: 60 }));
    const submission = { kind: "quote", name: "Ana", email: email(), message: "Oi" };
    const [stored] = await asService<{ message_id: string }[]>("rpc/submit_message", {
      submission,
      limits,
    });
    return stored!.message_id;
  }
  const claim = async (max_messages: number, only_id?: string) =>
    (await asService<Row[]>("rpc/claim_due_messages", { max_messages, only_id, ...hour })).map(
      ({ id }) => id,
    );
  const deliver = (ids: string[]) =>
    asService(
      `contact_messages?id=in.(${ids.join()})`,
      { delivery_state: "delivered", delivered_at: new Date().toISOString() },
      "PATCH",
    );
  const isLimited = async () =>
    (await asService<{ limited: boolean }[]>("rpc/service_health", hour))[0]!.limited;

  it("an honest message is claimed first while one address has 1,800 waiting", async () => {
    const first = await submit("visitor flood", "quote a");
    const [{ senders }] = (await asService<[Row]>(`contact_messages?id=eq.${first}`))!;
    expect(senders).toHaveLength(2);
    // The rest of the hour's flood, each with another e-mail.
    const rows = Array.from({ length: 1799 }, (_, index) => ({
      kind: "quote",
      name: "Flood",
      email: email(),
      message: "Oi",
      senders: [senders[0]!, `mail-${index}`],
    }));

    await asService("contact_messages", rows);

    // The address has its share of the hour, half of it, and waits.
    let claimed: string[];
    const delivered: string[] = [];
    while ((claimed = await claim(100)).length > 0) {
      await deliver(claimed);
      delivered.push(...claimed);
    }
    expect([delivered.length, await isLimited()]).toEqual([100, true]);

    const honest = await submit("visitor maria", "quote maria");
    const other = await submit("visitor joana", "quote joana");
    expect(await claim(1, honest)).toEqual([honest]);
    // Also when its first attempt failed, and the next call of the minute finds it.
    expect(await claim(5)).toEqual([other]);
    await deliver([honest, other]);
    // Another message of the flood waits behind it, also at its first attempt.
    const late = await submit("visitor flood", "quote late");
    expect([await claim(1, late), await claim(5)]).toEqual([[], []]);
    await asService("contact_messages?kind=eq.quote", undefined, "DELETE");
  });

  it.each([
    ["address", (index: number) => ["caller 192.0.2.1", `quote ${index}`]],
    ["network", (index: number) => ["caller 2001:db8::/48", `caller ${index}`, `quote ${index}`]],
    ["e-mail", (index: number) => ["quote a@example.com", `caller ${index}`]],
  ])("the messages of one %s take turns with those of others", async (_what, keys) => {
    const flood = [];
    for (const index of [1, 2, 3]) flood.push(await submit(...keys(index)));
    const honest = await submit("caller 198.51.100.1", "quote maria");
    expect((await claim(2)).sort()).toEqual([flood[0]!, honest].sort());
    expect(await claim(5)).toEqual(expect.arrayContaining(flood.slice(1)));
    await asService("contact_messages?kind=eq.quote", undefined, "DELETE");
  });
});

describe("with 20 e-mails an hour", () => {
  const backend = setupBackend({ RETRY_INTERVAL_MS: "200", MAIL_MAX_PER_HOUR: "20", SITE_TOKEN });
  const send = async (visitor: string, name: string) => {
    const { status } = await backend().call("/functions/v1/send-contact-email", {
      headers: { "x-site-token": SITE_TOKEN, "x-visitor": visitor },
      body: { name, email: `${crypto.randomUUID()}@example.com`, message: "Oi" },
    });
    expect(status).toBe(200);
  };
  const delivered = async (name: string) =>
    (await backend().inbox()).messages.filter(
      (message) => message.name === name && message.delivery.state === "delivered",
    ).length;

  it("a flood is accepted and waits behind itself, and health says limited", async () => {
    for (let sent = 0; sent < 30; sent += 1) await send("visitor-of-the-flood", "Flood");
    await waitFor("the share of the flood", async () => (await delivered("Flood")) === 10);
    await send("visitor-maria", "Maria");
    await waitFor("the honest e-mail", async () => (await delivered("Maria")) === 1);
    expect(await delivered("Flood")).toBe(10);
    const { body } = await backend().call("/functions/v1/send-contact-email");
    expect(body).toMatchObject({ ok: true, mail: "limited" });
  });
});
