import { env } from "@/lib/env";
import { rateLimitKey, type FormDefinition, type FormValues } from "@/lib/forms/form-definition";
import { escapeValues } from "@/lib/forms/escape-html";
import { trimValues } from "@/lib/forms/rules";
import { ApiError } from "./api-error";
import { clientAddress } from "./client-address";
import { formFailure, formSuccess } from "./form-response";
import { formRateLimit } from "./rate-limit";
import { readFields } from "./read-fields";

/**
 * Makes the POST handler of a form: reads, limits, checks in specification §5's order, escapes once and hands the
 * values to `send`. Answers `{ "ok": true }`, or §8's words with the status of the failure; to a browser that posted
 * the form without JavaScript, a redirect back to the form's page.
 */
export function formRoute<Field extends string>(
  form: FormDefinition<Field>,
  send: (values: FormValues<Field>) => Promise<void>,
) {
  const rateLimit = formRateLimit(form);

  return async function POST(request: Request): Promise<Response> {
    let page = "";
    try {
      const fields = await readFields(request, [...form.fields, "page"]);
      page = fields.page;
      const values = trimValues(fields);
      const sender = {
        address: clientAddress(request.headers, env.TRUSTED_PROXIES),
        key: rateLimitKey(values[form.rateLimit.field]),
      };
      if (form.rateLimit.order === "first") await rateLimit.assert(sender);
      const problem = form.check(values);
      if (problem) throw new ApiError(problem.code, { field: problem.field });
      await rateLimit.consume(sender);
      const { page: _, ...payload } = values;
      await send(escapeValues(payload as FormValues<Field>));
      return formSuccess(request, form, page);
    } catch (error) {
      return formFailure(request, form, page, error);
    }
  };
}
