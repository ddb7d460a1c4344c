import { HtmlValidate, type ConfigData, type Message } from "html-validate";

/**
 * html-validate's recommended rules. What differs, differs for a reason outside our files: how React writes HTML, or what
 * HTML says and the rule's preset is stricter about.
 */
const htmlRules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes <meta/>, required="", dateTime="…": valid HTML that cannot be told otherwise.
    "void-style": "off",
    // A number stays in one line by its style where there is room. With doubled text on the smallest phones it may break,
    // which is better than being cut off.
    "tel-non-breaking": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's useId makes ids like "_R_1abc_".
    "valid-id": ["error", { relaxed: true }],
    // Values that come from content or from counting, which no style sheet can know.
    "no-inline-style": [
      "error",
      {
        allowedProperties: [
          "--site-address",
          // The validator takes the address in its value, behind an escaped quotation mark, for a property.
          "http",
          "https",
          "background-color",
          "color",
          "grid-template-columns",
          "width",
          "left",
          "display",
        ],
      },
    ],
    // Lists may have names (ARIA 1.2), and screen readers say them.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};

/** Next's own page for a failure of the whole server; nothing in it is ours. */
export const FRAMEWORK_PAGES = ["_global-error.html"];

const TABLE_PARTS = /<(table|caption|thead|tbody|tr|th|td)>/;

/**
 * Tables whose parts are laid out as blocks on a phone name their roles, because browsers forget them together with the
 * layout; the rule knows only the element.
 */
const isTableRole = ({ ruleId, message }: Pick<Message, "ruleId" | "message">) =>
  ruleId === "no-redundant-role" && TABLE_PARTS.test(message);

const validator = new HtmlValidate(htmlRules);

/** What html-validate finds wrong with a page, a line each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isTableRole(message))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
