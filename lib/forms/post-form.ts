import {
  formAction,
  type FormDefinition,
  type FormValues,
  type ProblemCode,
} from "./form-definition";

/** How a submission ended: undefined when it was accepted. */
export type Failure = { code: ProblemCode; field?: string } | undefined;

/** Longer than the server's own time limit, so that its answer is the one the visitor sees. */
const TIMEOUT_MS = 15_000;

/** Sends a form's values to its route. Never throws: whatever goes wrong on the way is a send failure (§8). */
export async function postForm<Field extends string>(
  form: FormDefinition<Field>,
  values: FormValues<Field>,
): Promise<Failure> {
  try {
    const response = await fetch(formAction(form), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? undefined : readFailure(form, await response.json());
  } catch {
    return { code: "send_failed" };
  }
}

/** The failure that the API names, or the send failure where it names none that this form knows. */
function readFailure(form: FormDefinition, answer: unknown): Failure {
  const error = (answer as { error?: { code?: unknown; field?: unknown } } | null)?.error;
  const known = Object.keys(form.messages).find(
    (code) => code === error?.code && code !== "success",
  );
  return {
    code: (known ?? "send_failed") as ProblemCode,
    field: typeof error?.field === "string" ? error.field : undefined,
  };
}
