import { FORM_PAGES } from "@/lib/server/form-response";
import { formAction } from "@/lib/forms/post-form";
import type { FormMessages } from "@/supabase/functions/_shared/contract/form";
import { FORMS } from "@/supabase/functions/_shared/contract/message-row";
import { episodeMessages } from "@/lib/podcast/messages";
import { EPISODES_API } from "@/lib/podcast/episode";
import { paths } from "@/lib/paths";
import {
  escapePattern,
  type Lines,
  map,
  quote,
  quotePattern,
} from "@/adapter/static-folder/nginx-syntax";

const failure = (code: string, title: string, message: string) =>
  quote(JSON.stringify({ error: { code, title, message } }));

const answer =
  (problem: "send_failed" | "rate_limited" | "too_long", code: string = problem) =>
  (messages: FormMessages) =>
    failure(code, messages[problem].title, messages[problem].description);

const perForm = (value: (messages: FormMessages) => string): Lines =>
  Object.values(FORMS).map((form) => [formAction(form), value(form.messages)]);

const apiMap = (variable: string, value: (messages: FormMessages) => string, more: Lines = []) =>
  map("$uri", variable, value(FORMS.quote.messages), [...perForm(value), ...more]);

const EPISODES = [
  [EPISODES_API.list, episodeMessages.loadFailure],
  [EPISODES_API.sync, episodeMessages.syncFailure],
  [EPISODES_API.import, episodeMessages.importFailure],
] as const;

const anchors = perForm(({ send_failed }) => quote(send_failed.anchor));

const pageWithForm = `~^https?://[^/]+(?<posted_from>${FORM_PAGES.map(escapePattern).join("|")})([?#]|$)`;

/** The responses of the API while the Node server is down: JSON, or a redirect to a form's page. */
export const apiFailureMaps = () =>
  [
    apiMap(
      "$api_failure",
      answer("send_failed"),
      EPISODES.map(([path, { title, unknown }]) => [
        path,
        failure("youtube_error", title, unknown),
      ]),
    ),
    apiMap("$api_busy", answer("rate_limited")),
    apiMap("$api_too_large", answer("too_long", "too_large")),
    map("$uri", "$failure_fragment", '""', anchors),
    map("$http_referer", "$form_page", paths.contact, [
      [quotePattern(pageWithForm), "$posted_from"],
    ]),
    map('"$content_type $http_accept $failure_fragment"', "$form_page_with_failure", '""', [
      [
        quotePattern("~*^application/x-www-form-urlencoded.* .*text/html.* .+$"),
        '"$form_page#$failure_fragment"',
      ],
    ]),
  ].join("\n");
