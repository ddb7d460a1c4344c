import {
  formAction,
  type FormDefinition,
  type FormValues,
  type Problem,
} from "@/lib/forms/form-definition";
import { createIdempotencyKeys } from "@/lib/forms/idempotency-key";
import { PROBLEM_CODES } from "@/lib/forms/messages";
import { asRequestNumber } from "@/lib/forms/sent-request";
import { IDEMPOTENCY_HEADER, SPAM_SIGNAL_FIELDS } from "@/lib/forms/spam-signal-fields";

/** Longer than the server's own time limit, so that the visitor sees the server's response. */
const TIMEOUT_MS = 15_000;

type Input<Field extends string> = {
  values: FormValues<Field>;
  honeypot: string;
  /** Milliseconds since the page began to load. */
  readAt: number;
};

/** What became of a form: the problem, or the number of the request if the form is numbered. */
type SendResult<Field extends string> = { problem?: Problem<Field>; number?: string };

/** A function that sends a form, with one idempotency key for all attempts with the same values. */
export function createFormSender<Field extends string>(form: FormDefinition<Field>) {
  const keys = createIdempotencyKeys();
  return async (input: Input<Field>): Promise<SendResult<Field>> => {
    const result = await postForm(form, input, keys.keyFor(input.values));
    if (!result.problem) keys.sent();
    return result;
  };
}

/** Posts a form to its route. Never throws: every failure on the way is a send failure (§8). */
async function postForm<Field extends string>(
  form: FormDefinition<Field>,
  { values, honeypot, readAt }: Input<Field>,
  idempotencyKey: string,
): Promise<SendResult<Field>> {
  const signals = {
    [SPAM_SIGNAL_FIELDS.honeypot]: honeypot,
    [SPAM_SIGNAL_FIELDS.elapsed]: String(Math.round(readAt)),
  };
  try {
    const response = await fetch(formAction(form), {
      method: "POST",
      headers: { "content-type": "application/json", [IDEMPOTENCY_HEADER]: idempotencyKey },
      body: JSON.stringify({ ...values, ...signals }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { number: await readNumber(response) };
    return { problem: toProblem(form, await response.json()) };
  } catch {
    return { problem: { code: "send_failed" } };
  }
}

/**
 * The number in the answer to an accepted form. The form is sent, whatever else the answer says.
 */
const readNumber = (response: Response) =>
  response.json().then(
    (body: { number?: unknown } | null) => asRequestNumber(body?.number),
    () => undefined,
  );

/** The problem in an API response; a send failure if it has none that this form knows. */
function toProblem<Field extends string>(
  form: FormDefinition<Field>,
  body: unknown,
): Problem<Field> {
  const error = (body as { error?: { code?: unknown; field?: unknown } } | null)?.error;
  // A request body that is too large has the same text in §8 as a field that is too long.
  const code = error?.code === "too_large" ? "too_long" : error?.code;
  return {
    code: PROBLEM_CODES.find((known) => known === code) ?? "send_failed",
    field: form.fields.find((field) => field === error?.field),
  };
}
