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

type Lines = Parameters<typeof map>[2];

const perForm = (value: (messages: FormMessages) => string): Lines =>
  Object.values(FORMS).map((form) => [formAction(form), value(form.messages)]);

const EPISODES = [
  [EPISODES_API.list, episodeMessages.loadFailure],
  [EPISODES_API.sync, episodeMessages.syncFailure],
  [EPISODES_API.import, episodeMessages.importFailure],
] as const;

/** The responses of the API while the Node server is down: JSON, or a redirect to a form's page. */
export const apiFailureMaps = () =>
  [
    map("$uri", "$api_failure", [
      ["default", sendFailed(DEFAULT_MESSAGES)],
      ...perForm(sendFailed),
      ...EPISODES.map(([path, { title, unknown }]): Lines[number] => [
        path,
        failure("youtube_error", title, unknown),
      ]),
    ]),
    map("$uri", "$api_busy", [["default", busy(DEFAULT_MESSAGES)], ...perForm(busy)]),
    map("$uri", "$api_too_large", [["default", tooLarge(DEFAULT_MESSAGES)], ...perForm(tooLarge)]),
    map("$uri", "$failure_fragment", [
      ["default", '""'],
      ...perForm(({ send_failed }) => quote(send_failed.anchor)),
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

const busy = ({ rate_limited: { title, description } }: FormMessages) =>
  failure("rate_limited", title, description);

const tooLarge = ({ too_long: { title, description } }: FormMessages) =>
  failure("too_large", title, description);
