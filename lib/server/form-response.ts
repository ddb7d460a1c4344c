import { NUMBER_PARAMETER } from "@/lib/forms/quote-address";
import { paths } from "@/lib/paths";
import type { Form as FormContract, Message } from "@/supabase/functions/_shared/contract/form";
import { ApiError, errorResponse, ERRORS } from "@/lib/server/api-error";
import { describeError, log, redactValues } from "@/lib/server/log";
import { isHtmlFormPost, requestId } from "@/lib/server/request";

type Form = Pick<FormContract, "name" | "messages" | "isNumbered">;

const FORM_PAGES: readonly string[] = [
  paths.contact,
  paths.services,
  paths.socialProjects,
  paths.materialDonation,
  paths.podcast,
];

export function referringPage(request: Request): string | undefined {
  const referer = request.headers.get("referer") ?? "";
  return URL.canParse(referer) ? new URL(referer).pathname : undefined;
}

/** The page that a form was posted from: its `page` field, the Referer, or the contact page. */
export function originPage(request: Request, named?: unknown): string {
  return (
    [named, referringPage(request)].find(
      (page): page is string => typeof page === "string" && FORM_PAGES.includes(page),
    ) ?? paths.contact
  );
}

export function formSuccess(request: Request, form: Form, page: string, number: string): Response {
  const { success } = form.messages;
  log("form_accepted", { form: form.name, requestId: requestId(request) });
  return isHtmlFormPost(request)
    ? redirectToPage(form.isNumbered ? `${page}?${NUMBER_PARAMETER}=${number}` : page, success)
    : Response.json({ ok: true, ...(form.isNumbered && { number }) });
}

/** §8's message. The text of the error itself is only logged, without the entered values. */
export function formFailure(
  request: Request,
  form: Form,
  page: string,
  error: unknown,
  values: Record<string, string> = {},
): Response {
  const apiError =
    error instanceof ApiError ? error : new ApiError("send_failed", { cause: error });
  const { code } = apiError;
  const { status, message: name } = ERRORS[code];
  log("form_refused", {
    form: form.name,
    requestId: requestId(request),
    code,
    cause: status >= 500 ? redactValues(describeError(apiError), values) : undefined,
  });
  const message = form.messages[name];
  if (isHtmlFormPost(request)) return redirectToPage(page, message);
  return errorResponse(apiError, { title: message.title, message: message.description });
}

function redirectToPage(page: string, message: Message): Response {
  return new Response(null, { status: 303, headers: { location: `${page}#${message.anchor}` } });
}
