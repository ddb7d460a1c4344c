import {
  fieldNames,
  type Form,
  type FormName,
  type FormValues,
  type Problem,
  PROBLEM_CODES,
} from "@/supabase/functions/_shared/contract/form";
import { asRequestNumber } from "@/supabase/functions/_shared/contract/request-number";

export const formAction = (form: { name: FormName }) => `/api/${form.name}`;

export const IDEMPOTENCY_HEADER = "idempotency-key";

/**
 * Likely spam gets the normal response, and its e-mail a mark.
 * `elapsed`: milliseconds since the page began to load.
 */
export const SPAM_SIGNAL_FIELDS = { honeypot: "q7d", elapsed: "elapsed" } as const;

/** Longer than the server's own time limit, so that the visitor sees the server's response. */
const TIMEOUT_MS = 15_000;

type Input<Name extends string> = {
  values: FormValues<Name>;
  honeypot: string;
  elapsed: number;
};

type SendResult<Name extends string> = { problem?: Problem<Name>; number?: string };

/** Each attempt to send the same values has the same idempotency key, until they were sent. */
export function createFormSender<Name extends string>(form: Form<Name>) {
  let last = { content: "", key: "" };
  return async (input: Input<Name>): Promise<SendResult<Name>> => {
    const content = JSON.stringify(input.values);
    if (content !== last.content) last = { content, key: newKey() };
    const result = await postForm(form, input, last.key);
    if (!result.problem) last = { content: "", key: "" };
    return result;
  };
}

/** Not by randomUUID(), which only secure contexts (https, localhost) have. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

/** Never throws: every failure on the way is a send failure (§8). */
async function postForm<Name extends string>(
  form: Form<Name>,
  { values, honeypot, elapsed }: Input<Name>,
  idempotencyKey: string,
): Promise<SendResult<Name>> {
  const signals = {
    [SPAM_SIGNAL_FIELDS.honeypot]: honeypot,
    [SPAM_SIGNAL_FIELDS.elapsed]: String(Math.round(elapsed)),
  };
  try {
    const response = await fetch(formAction(form), {
      method: "POST",
      headers: { "content-type": "application/json", [IDEMPOTENCY_HEADER]: idempotencyKey },
      body: JSON.stringify({ ...values, ...signals }),
      // Browsers before 2022 have no timeout() and wait as long as they themselves do.
      signal: (AbortSignal as Partial<typeof AbortSignal>).timeout?.(TIMEOUT_MS),
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) return { problem: toProblem(form, body) };
    return { number: asRequestNumber((body as { number?: unknown } | null)?.number) };
  } catch {
    return { problem: { code: "send_failed" } };
  }
}

function toProblem<Name extends string>(form: Form<Name>, body: unknown): Problem<Name> {
  const error = (body as { error?: { code?: unknown; field?: unknown } } | null)?.error;
  // A request body that is too large has the same text in §8 as a field that is too long.
  const code = error?.code === "too_large" ? "too_long" : error?.code;
  return {
    code: PROBLEM_CODES.find((known) => known === code) ?? "send_failed",
    field: fieldNames(form).find((name) => name === error?.field),
  };
}
