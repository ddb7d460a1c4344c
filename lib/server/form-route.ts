import { randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { rateLimitKey } from "@/lib/forms/attempt-limiter";
import { ApiError } from "@/lib/server/api-error";
import {
  clientAddress,
  digest,
  idempotencyKey,
  readBody,
  readTexts,
  spamSignals,
  type SubmissionContext,
} from "@/lib/server/request";
import { formFailure, formSuccess, originPage, referringPage } from "@/lib/server/form-response";
import { formRateLimit } from "@/lib/server/rate-limit";
import { networkKey } from "@/supabase/functions/_shared/contract/address-key";
import type { Form, FormValues } from "@/supabase/functions/_shared/contract/form";
import { requestNumber } from "@/supabase/functions/_shared/contract/request-number";
import { problemsOf } from "@/supabase/functions/_shared/contract/schema";

/**
 * The POST handler of a form: checks rate limit and rules in §5's order and passes the values to
 * `send`, which escapes them as it sends them. Responds with JSON, without JavaScript with a
 * redirect to the form's page. Likely spam gets the same responses.
 */
export function formRoute<Name extends string>(
  form: Form<Name>,
  send: (values: FormValues<Name>, context: SubmissionContext) => Promise<void>,
) {
  const rateLimit = formRateLimit(form);

  return async function POST(request: Request): Promise<Response> {
    let page = originPage(request);
    let values: FormValues<Name> | undefined;
    try {
      const body = await readBody(request);
      page = originPage(request, body.page);
      values = readTexts(form.fields, body);
      const key = idempotencyKey(request.headers, form.name, values);
      const address = clientAddress(request.headers, env.TRUSTED_PROXIES);
      const limit = rateLimit({
        address,
        key: rateLimitKey(values[form.rateLimit.field]),
        idempotencyKey: key,
      });
      if (form.rateLimit.order === "first") limit.assert();
      const [problem] = problemsOf(form.fields, values);
      if (problem) throw new ApiError(problem.code, { field: problem.field });
      limit.count();
      // A plain form post has no key: each one is a request of its own (docs/decisions/0007).
      const requestKey = key ?? randomUUID();
      await send(values, {
        idempotencyKey: requestKey,
        page: referringPage(request),
        visitor: digest(address),
        ...(networkKey(address) !== address && { network: digest(networkKey(address)) }),
        ...spamSignals(body),
      });
      return formSuccess(request, form, page, requestNumber(requestKey));
    } catch (error) {
      return formFailure(request, form, page, error, values);
    }
  };
}
