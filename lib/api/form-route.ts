import { env } from "@/lib/env";
import { escapeValues } from "@/lib/forms/escape-html";
import { rateLimitKey, type FormDefinition, type FormValues } from "@/lib/forms/form-definition";
import { ApiError } from "./api-error";
import { cleanValues } from "./clean-text";
import { clientAddress } from "./client-address";
import { formFailure, formSuccess, pageOf } from "./form-response";
import { idempotencyKey, isSuspect, type Guards } from "./guards";
import { formRateLimit } from "./rate-limit";
import { readBody, textFields } from "./read-fields";

/**
 * Makes the POST handler of a form: reads, limits, checks in specification §5's order, escapes once and hands values
 * and guards to `send`. Answers `{ "ok": true }`, or §8's words with the status of the failure; to a browser that
 * posted the form without JavaScript, a redirect back to the form's page. A suspect gets the same answers.
 */
export function formRoute<Field extends string>(
  form: FormDefinition<Field>,
  send: (values: FormValues<Field>, guards: Guards) => Promise<void>,
) {
  const rateLimit = formRateLimit(form);

  return async function POST(request: Request): Promise<Response> {
    let page = pageOf(request);
    let values: FormValues<Field> | undefined;
    try {
      const body = await readBody(request);
      page = pageOf(request, body.page);
      values = cleanValues(textFields(body, form.fields));
      const key = idempotencyKey(request.headers, form.name, values);
      const allowance = await rateLimit.of({
        address: clientAddress(request.headers, env.TRUSTED_PROXIES),
        key: rateLimitKey(values[form.rateLimit.field]),
        idempotencyKey: key,
      });
      if (form.rateLimit.order === "first") await allowance.assert();
      const [problem] = form.problems(values);
      if (problem) throw new ApiError(problem.code, { field: problem.field });
      await allowance.consume();
      await send(escapeValues(values), { idempotencyKey: key, suspect: isSuspect(body) });
      return formSuccess(request, form, page);
    } catch (error) {
      return formFailure(request, form, page, error, values);
    }
  };
}
