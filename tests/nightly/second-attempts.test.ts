import getPort from "get-port";
import { BackendProcess, newDataDirWithDatabase } from "@/tests/backend/support/backend-process";
import { waitFor } from "@/tests/backend/support/wait-for";
import { ALL, FaultProxy } from "@/tests/support/fault-proxy";
import { findDelivered, FORMS } from "@/tests/api/support/forms";
import { captureLog, jsonRequest, loadRoute } from "@/tests/api/support/requests";

const REQUESTS = 5;

// A slow machine is no fault.
jest.mock("@/lib/limits", () => ({
  ...jest.requireActual<object>("@/lib/limits"),
  BACKEND_TIMEOUT_MS: 600_000,
}));

const log = captureLog();
const folder = newDataDirWithDatabase();
let backend: BackendProcess;
let proxies: Record<"backend" | "mail", FaultProxy>;
let POST: Awaited<ReturnType<typeof loadRoute>>;

/** Starts it on the data of before. */
async function startBackend() {
  backend = await BackendProcess.start(folder.dataDir, {
    SMTP_PORT: String(proxies.mail.targetPort),
    SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`,
    RETRY_INTERVAL_MS: "100",
    RETRY_BASE_MS: "200",
    // Only a test in which the backend is killed meanwhile has a mail server that hangs.
    MAIL_TIMEOUT_MS: "60000",
    ANSWER_WITHIN_MS: "500",
  });
  proxies.backend.targetPort = Number(new URL(backend.url).port);
}

beforeAll(async () => {
  proxies = { backend: await FaultProxy.start(), mail: await FaultProxy.start(await getPort()) };
  await startBackend();
  POST = await loadRoute("quote", { url: proxies.backend.url, anonKey: backend.anonKey });
});
afterAll(async () => {
  expect(await backend.stop("SIGTERM")).toBe(0);
  for (const proxy of Object.values(proxies)) await proxy.stop();
  folder.remove();
});

/** Requests as browsers send them: each with its own key, which a second attempt repeats. */
const newRequests = () =>
  Array.from({ length: REQUESTS }, () => ({
    values: FORMS.quote.valid(),
    key: crypto.randomUUID(),
  }));
type Requests = ReturnType<typeof newRequests>;

const send = (requests: Requests) =>
  Promise.all(
    requests.map(async ({ key, values }) => {
      const { status } = await POST(jsonRequest(values, { "idempotency-key": key }));
      return status;
    }),
  );

const deliveries = async (requests: Requests) => {
  const inbox = await backend.inbox();
  return requests.map(({ values }) => findDelivered(inbox, values.email!));
};

/** Each request is stored once and mailed once, and no log contains what the visitors typed. */
async function expectDeliveredOnce(requests: Requests) {
  await waitFor("every e-mail", async () =>
    (await deliveries(requests)).every(({ messages }) =>
      messages.every(({ delivery }) => delivery.state === "delivered"),
    ),
  );
  for (const { messages, emails } of await deliveries(requests)) {
    expect(messages).toHaveLength(1);
    expect(emails).toMatchObject([{ copies: 1 }]);
  }
  const logs = log() + backend.output.stdout + backend.output.stderr;
  expect(logs).not.toMatch(/Silvano|example\.com|91234|sala/);
}

it("the answer of the backend is lost: a second attempt stores and mails once", async () => {
  const requests = newRequests();
  await proxies.backend.set({ [ALL]: "loseAnswer" });
  expect(await send(requests)).toEqual(requests.map(() => 502));
  for (const { messages } of await deliveries(requests)) expect(messages).toHaveLength(1);

  await proxies.backend.set({});
  expect(await send(requests)).toEqual(requests.map(() => 200));
  await expectDeliveredOnce(requests);
});

it("a mail server that refuses: accepted in time, and mailed once afterwards", async () => {
  const requests = newRequests();
  await proxies.mail.set({ [ALL]: { greeting: "554 no service here\r\n" } });
  expect(await send(requests)).toEqual(requests.map(() => 200));
  const failed = await waitFor("a second attempt that failed, of each", async () => {
    const found = (await deliveries(requests)).flatMap(({ messages }) => messages);
    const isTried = found.every(({ delivery: { attempts, lastError, state } }) => {
      return attempts >= 2 && lastError !== null && state === "failed";
    });
    return isTried && found;
  });
  for (const { delivery } of failed) expect(delivery.lastError).toMatch(/554/);
  for (const { emails } of await deliveries(requests)) {
    expect(emails).toEqual([]);
  }

  await proxies.mail.set({});
  await expectDeliveredOnce(requests);
});

it("the backend is killed between storing and mailing: nothing is lost or doubled", async () => {
  const requests = newRequests();
  await proxies.mail.set({ [ALL]: "hang" });
  const sending = send(requests);
  await waitFor("the first attempt to mail each", async () =>
    (await deliveries(requests)).every(({ messages }) => messages[0]?.delivery.attempts === 1),
  );
  await backend.stop("SIGKILL");
  const statuses = await sending;
  await proxies.mail.set({});
  await startBackend();

  const failed = requests.filter((_, index) => statuses[index] !== 200);
  expect(await send(failed)).toEqual(failed.map(() => 200));
  for (const { messages } of await deliveries(requests)) {
    expect(messages).toMatchObject([{ delivery: { state: "pending", attempts: 1 } }]);
    // Ends the lease of the killed sender, which has not expired yet.
    await backend.call(`/rest/v1/contact_messages?id=eq.${messages[0]?.id}`, {
      key: backend.secretKey,
      method: "PATCH",
      body: { next_attempt_at: new Date().toISOString() },
    });
  }
  await expectDeliveredOnce(requests);
});
