import { FORMS } from "@/tests/api/support/forms";

const CONNECTIONS = 20;

/** Pause before a refused request is sent again, in milliseconds. */
const PAUSE_MS = 250;

/**
 * Sends quote requests over 20 connections, each from its own e-mail address. As a visitor does,
 * each repeats a request that was refused or not answered, with its key, until it is accepted.
 */
export function startSenders(url: string) {
  const accepted = new Set<string>();
  let refused = 0;
  let stopped = false;

  const isAccepted = (body: string, key: string) =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body,
    }).then(
      async (response) => (await response.text(), response.ok),
      () => false,
    );

  async function send() {
    while (!stopped) {
      const values = FORMS.quote.valid();
      const [body, key] = [JSON.stringify(values), crypto.randomUUID()];
      if (!(await isAccepted(body, key))) {
        refused += 1;
        do await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        while (!(await isAccepted(body, key)));
      }
      accepted.add(values.email!);
    }
  }
  const all = Array.from({ length: CONNECTIONS }, send);
  return {
    /** Resolves when every request is accepted: their addresses, and how many were refused first. */
    async stop() {
      stopped = true;
      await Promise.all(all);
      return { accepted, refused };
    },
  };
}
