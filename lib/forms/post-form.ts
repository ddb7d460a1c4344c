import {
  formAction,
  type FormDefinition,
  type FormValues,
  type Problem,
} from "@/lib/forms/form-definition";
import { IDEMPOTENCY_HEADER } from "@/lib/forms/spam-signal-fields";

/** Longer than the server's own time limit, so that its answer is the one the visitor sees. */
const TIMEOUT_MS = 15_000;

/**
 * Sends a form's values to its route. Never throws: whatever goes wrong on the way is a send failure (§8).
 * @param signals what goes with the values (lib/forms/spam-signal-fields.ts)
 * @returns undefined when the form was accepted
 */
export async function postForm<Field extends string>(
  form: FormDefinition<Field>,
  values: FormValues<Field>,
  { idempotencyKey, signals }: { idempotencyKey: string; signals: Record<string, string> },
): Promise<Problem | undefined> {
  try {
    const response = await fetch(formAction(form), {
      method: "POST",
      headers: { "content-type": "application/json", [IDEMPOTENCY_HEADER]: idempotencyKey },
      body: JSON.stringify({ ...values, ...signals }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? undefined : readProblem(form, await response.json());
  } catch {
    return { code: "send_failed" };
  }
}

/** The problem that the API names, or the send failure where it names none that this form knows. */
function readProblem(form: FormDefinition, answer: unknown): Problem {
  const error = (answer as { error?: { code?: unknown; field?: unknown } } | null)?.error;
  // The whole body was too long, which §8 says in the same words as of a field.
  const named = error?.code === "too_large" ? "too_long" : error?.code;
  const known = Object.keys(form.messages).find((code) => code === named && code !== "success");
  return {
    code: (known ?? "send_failed") as Problem["code"],
    field: typeof error?.field === "string" ? error.field : undefined,
  };
}
