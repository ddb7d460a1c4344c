import { ApiError } from "@/lib/server/api-error";
import {
  isLikelySpam,
  readBody,
  readTexts,
  type SubmissionContext,
  submissionKeys,
  visitorHeaders,
} from "@/lib/server/request";
import { formFailure, formSuccess, originPage, referringPage } from "@/lib/server/form-response";
import type { Form, FormValues } from "@/supabase/functions/_shared/contract/form";
import { requestNumber } from "@/supabase/functions/_shared/contract/request-number";
import { problemsOf } from "@/supabase/functions/_shared/contract/schema";

/**
 * The POST handler of a form: checks the rules of §5 and passes the values to `send`, which escapes
 * them as it sends them. The database has the limits. Responds with JSON, without JavaScript with a
 * redirect to the form's page. Likely spam gets the same responses.
 */
export function formRoute<Name extends string>(
  form: Form<Name>,
  send: (values: FormValues<Name>, context: SubmissionContext) => Promise<void>,
) {
  return async function POST(request: Request): Promise<Response> {
    let page = originPage(request);
    let values: FormValues<Name> | undefined;
    try {
      const body = await readBody(request);
      page = originPage(request, body.page);
      values = readTexts(form.fields, body);
      const [problem] = problemsOf(form.fields, values);
      if (problem) throw new ApiError(problem.code, { field: problem.field });
      const keys = submissionKeys(request, form.name, values);
      await send(values, {
        ...keys,
        page: referringPage(request),
        visitorHeaders: await visitorHeaders(request),
        isLikelySpam: isLikelySpam(body),
      });
      return formSuccess(request, form, page, requestNumber(keys.idempotencyKey));
    } catch (error) {
      return formFailure(request, form, page, error, values);
    }
  };
}
