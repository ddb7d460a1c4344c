import { FORM_PAGES } from "@/lib/api/form-response";
import { donationForm } from "@/lib/forms/donation";
import { formAction } from "@/lib/forms/form-definition";
import { proposalForm } from "@/lib/forms/proposal";
import { quoteForm } from "@/lib/forms/quote";
import { suggestionForm } from "@/lib/forms/suggestion";
import { episodeMessages } from "@/lib/podcast/messages";
import { EPISODES_API } from "@/components/podcast/episodes-api";
import { paths } from "@/lib/paths";
import { escapePattern, map, quote, quotePattern } from "@/scripts/cdn/syntax";

const FORMS = [quoteForm, proposalForm, suggestionForm, donationForm];

const failure = (code: string, title: string, message: string) =>
  quote(JSON.stringify({ error: { code, title, message } }));

/** Of the routes that are not named, and of a form whose route does not exist. */
const OTHERS = quoteForm.messages;

const EPISODES = [
  { path: EPISODES_API.list, words: episodeMessages.loadFailure },
  { path: EPISODES_API.sync, words: episodeMessages.syncFailure },
  { path: EPISODES_API.import, words: episodeMessages.importFailure },
];

/**
 * What nginx answers for the API while the Node server is down, in the words and the shape of the API itself
 * (specification §8, design §5): JSON, or for a form that a browser posted without JavaScript the way back to its page.
 */
export const apiFailureMaps = () =>
  [
    map("$uri", "$api_failure", [
      ["default", sendFailed(OTHERS)],
      ...FORMS.map((form): [string, string] => [formAction(form), sendFailed(form.messages)]),
      ...EPISODES.map(({ path, words }): [string, string] => [
        path,
        failure("youtube_error", words.title, words.unknown),
      ]),
    ]),
    map("$uri", "$api_too_large", [
      ["default", tooLarge(OTHERS)],
      ...FORMS.map((form): [string, string] => [formAction(form), tooLarge(form.messages)]),
    ]),
    map("$uri", "$failure_fragment", [
      ["default", '""'],
      ...FORMS.map((form): [string, string] => [
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

type Messages = (typeof quoteForm)["messages"];

const sendFailed = ({ send_failed: words }: Messages) =>
  failure("send_failed", words.title, words.description);

const tooLarge = ({ too_long: words }: Messages) =>
  failure("too_large", words.title, words.description);
