import { FORM_PAGES } from "@/lib/server/form-response";
import { formAction } from "@/lib/forms/post-form";
import type { FormMessages } from "@/supabase/functions/_shared/contract/form";
import { FORMS } from "@/supabase/functions/_shared/contract/message-row";
import { episodeMessages } from "@/lib/podcast/messages";
import { EPISODES_API } from "@/lib/podcast/episode";
import { paths } from "@/lib/paths";
import { escapePattern, map, quote, quotePattern } from "@/adapter/static-folder/nginx-syntax";

const failure = (code: string, title: string, message: string) =>
  quote(JSON.stringify({ error: { code, title, message } }));

/** Messages for API routes that are not in a list here. */
const DEFAULT_MESSAGES = FORMS.quote.messages;

const EPISODES = [
  { path: EPISODES_API.list, messages: episodeMessages.loadFailure },
  { path: EPISODES_API.sync, messages: episodeMessages.syncFailure },
  { path: EPISODES_API.import, messages: episodeMessages.importFailure },
];

/**
 * nginx maps for the responses of the API while the Node server is down, with the messages of the
 * API (§8): JSON, or a redirect to the page of a form that was posted without JavaScript.
 */
export const apiFailureMaps = () =>
  [
    map("$uri", "$api_failure", [
      ["default", sendFailed(DEFAULT_MESSAGES)],
      ...Object.values(FORMS).map((form): [string, string] => [
        formAction(form),
        sendFailed(form.messages),
      ]),
      ...EPISODES.map(({ path, messages }): [string, string] => [
        path,
        failure("youtube_error", messages.title, messages.unknown),
      ]),
    ]),
    map("$uri", "$api_too_large", [
      ["default", tooLarge(DEFAULT_MESSAGES)],
      ...Object.values(FORMS).map((form): [string, string] => [
        formAction(form),
        tooLarge(form.messages),
      ]),
    ]),
    map("$uri", "$failure_fragment", [
      ["default", '""'],
      ...Object.values(FORMS).map((form): [string, string] => [
        formAction(form),
        quote(form.messages.send_failed.anchor),
      ]),
    ]),
    map("$http_referer", "$form_page", [
      ["default", paths.contact],
      [
        quotePattern(
          `~^https?://[^/]+(?<posted_from>${FORM_PAGES.map(escapePattern).join("|")})([?#]|$)`,
        ),
        "$posted_from",
      ],
    ]),
    map('"$content_type $http_accept $failure_fragment"', "$form_page_with_failure", [
      ["default", '""'],
      [
        quotePattern("~*^application/x-www-form-urlencoded.* .*text/html.* .+$"),
        '"$form_page#$failure_fragment"',
      ],
    ]),
  ].join("\n");

const sendFailed = ({ send_failed: { title, description } }: FormMessages) =>
  failure("send_failed", title, description);

const tooLarge = ({ too_long: { title, description } }: FormMessages) =>
  failure("too_large", title, description);
