import { HtmlValidate, type ConfigData, type Message } from "html-validate";

/**
 * html-validate's recommended rules. The exceptions have two reasons: React writes HTML that way,
 * or the preset is stricter than the HTML standard.
 */
const htmlRules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes <meta/>, required="", dateTime="…": valid HTML that we cannot change.
    "void-style": "off",
    // CSS keeps a phone number on one line where there is room. With text at 200 % on a small phone
    // it may wrap, which is better than being cut off.
    "tel-non-breaking": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's useId makes ids like "_R_1abc_".
    "valid-id": ["error", { relaxed: true }],
    // Values that are computed or come from content, so they cannot be in a style sheet.
    "no-inline-style": [
      "error",
      {
        allowedProperties: [
          "--site-address",
          // The validator reads the address in its value as a property.
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
    // Lists may have names (ARIA 1.2), and screen readers announce them.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};

const TABLE_PARTS = /<(table|caption|thead|tbody|tr|th|td)>/;

/**
 * On phones the parts of some tables have `display: block`, which removes their roles in browsers,
 * so they set the roles again. The rule looks at the element only.
 */
const isTableRole = ({ ruleId, message }: Pick<Message, "ruleId" | "message">) =>
  ruleId === "no-redundant-role" && TABLE_PARTS.test(message);

const validator = new HtmlValidate(htmlRules);

/** The problems that html-validate finds in a page, one per line. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isTableRole(message))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
