import { randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { escapeValues } from "@/supabase/functions/_shared/contract/text";
import { rateLimitKey, type FormDefinition, type FormValues } from "@/lib/forms/form-definition";
import { ApiError } from "@/lib/server/api-error";
import { readBody, readTextFields } from "@/lib/server/request-body";
import {
  clientAddress,
  digest,
  idempotencyKey,
  isLikelySpamRequest,
  type SubmissionContext,
} from "@/lib/server/request-context";
import { formFailure, formSuccess, originPage, referringPage } from "@/lib/server/form-response";
import { formRateLimit } from "@/lib/server/rate-limit";
import { requestNumber } from "@/supabase/functions/_shared/contract/request-number";

/**
 * Creates the POST handler of a form: reads the body, checks rate limit and rules in §5's order,
 * escapes the values once and passes them to `send`. Responds with `{ "ok": true }`, and the number
 * of a numbered form, or with §8's message and status; without JavaScript with a redirect to the
 * form's page. Likely spam gets the same responses.
 */
export function formRoute<Field extends string>(
  form: FormDefinition<Field>,
  send: (values: FormValues<Field>, context: SubmissionContext) => Promise<void>,
) {
  const rateLimit = formRateLimit(form);

  return async function POST(request: Request): Promise<Response> {
    let page = originPage(request);
    let values: FormValues<Field> | undefined;
    try {
      const body = await readBody(request);
      page = originPage(request, body.page);
      values = readTextFields(body, form.fields);
      const key = idempotencyKey(request.headers, form.name, values);
      const address = clientAddress(request.headers, env.TRUSTED_PROXIES);
      const limit = rateLimit({
        address,
        key: rateLimitKey(values[form.rateLimit.field]),
        idempotencyKey: key,
      });
      if (form.rateLimit.order === "first") limit.assert();
      const [problem] = form.problems(values);
      if (problem) throw new ApiError(problem.code, { field: problem.field });
      limit.count();
      // A plain form post has no key: each one is a request of its own (docs/decisions/0007).
      const requestKey = key ?? randomUUID();
      await send(escapeValues(values), {
        idempotencyKey: requestKey,
        page: referringPage(request),
        visitor: digest(address),
        isLikelySpam: isLikelySpamRequest(body),
      });
      return formSuccess(request, form, page, requestNumber(requestKey));
    } catch (error) {
      return formFailure(request, form, page, error, values);
    }
  };
}
