import { createAttemptLimiter, rateLimitKey } from "@/lib/forms/attempt-limiter";
import { namedVideo, parseVideoId } from "@/lib/format/youtube";
import {
  fieldNames,
  type FormName,
  type Problem,
  type ProblemCode,
} from "@/supabase/functions/_shared/contract/form";
import { FORMS } from "@/supabase/functions/_shared/contract/message-row";
import { quote } from "@/supabase/functions/_shared/contract/quote";
import { problemsOf, textsOf } from "@/supabase/functions/_shared/contract/schema";
import { FORMS as VALUES } from "@/tests/api/support/forms";

/** Specification §5, quoted: every rule in its order. Its words are in messages.test.ts. */

/** The problems of a form as the browser and the route find them: trimmed, then by the rules. */
function check(form: FormName, changes: Record<string, string | null>): Problem[] {
  const { fields } = FORMS[form];
  return problemsOf(fields, textsOf(fields).parse({ ...VALUES[form].valid(), ...changes }));
}

const LONG_EMAIL = (length: number) => `${"e".repeat(length - 12)}@example.com`;

type Rule = [rule: string, changes: Record<string, string>];
type BrokenRule = [...Rule, code: ProblemCode, field?: string];

/** §5, quoted; `field`: by default the one that is changed. */
const REFUSED: Record<FormName, BrokenRule[]> = {
  quote: [
    ["2. Name, e-mail and message non-blank", { name: "" }, "required_fields"],
    ["2. … white space is blank", { name: " \t\n" }, "required_fields"],
    ["2. … e-mail", { email: "" }, "required_fields"],
    ["2. … message", { message: "  " }, "required_fields"],
    ["2. … what cannot be stored is blank", { name: "\0" }, "required_fields"],
    ["3. E-mail must match {email}", { email: "maria" }, "invalid_email"],
    ["3. … a dot in the domain", { email: "maria@example" }, "invalid_email"],
    ["3. … text after the dot", { email: "maria@example." }, "invalid_email"],
    ["3. … text before the dot", { email: "maria@.com" }, "invalid_email"],
    ["3. … one at sign", { email: "a@b.com,c@d.com" }, "invalid_email"],
    ["3. with no spaces", { email: "maria silva@example.com" }, "invalid_email"],
    ["4. Phone must have 10 or 11 digits: 9", { phone: "112345678" }, "invalid_phone"],
    ["4. … 12", { phone: "501123456789" }, "invalid_phone"],
    ["4. … none", { phone: "sem telefone" }, "invalid_phone"],
    ["5. name 100", { name: "n".repeat(101) }, "too_long"],
    ["5. e-mail 150", { email: LONG_EMAIL(151) }, "too_long"],
    ["5. phone 30", { phone: `11912345678${" ".repeat(20)}.` }, "too_long"],
    ["5. message 2000", { message: "m".repeat(2001) }, "too_long"],
    ["5. serviceType 100", { serviceType: "s".repeat(101) }, "too_long"],
    ["in order: 2 before 3", { email: "x", message: "" }, "required_fields", "message"],
    ["in order: 3 before 4", { phone: "1", email: "x" }, "invalid_email", "email"],
    ["in order: 4 before 5", { name: "n".repeat(101), phone: "1" }, "invalid_phone", "phone"],
  ],
  suggestion: [
    ["Name and e-mail required", { name: " " }, "required_fields"],
    ["… e-mail", { email: "" }, "required_fields"],
    ["valid e-mail required", { email: "ana@example" }, "invalid_email"],
    ["(storage) topic 100", { topic: "t".repeat(101) }, "too_long"],
    ["(storage) question 2000", { question: "q".repeat(2001) }, "too_long"],
  ],
  proposal: fieldNames(FORMS.proposal).map((name): BrokenRule => [
    "All fields required by the browser",
    { [name]: " \n" },
    "required_fields",
  ]),
  donation: [
    ...["name", "email", "phone", "materialType", "description"].map((name): BrokenRule => [
      "(as the quote forms) required",
      { [name]: "" },
      "required_fields",
    ]),
    ["(as the quote forms) e-mail", { email: "joao@" }, "invalid_email"],
    ["(as the quote forms) phone", { phone: "123" }, "invalid_phone"],
    ["(storage) description", { description: "d".repeat(1501) }, "too_long"],
    ["(storage) address", { pickupAddress: "a".repeat(301) }, "too_long"],
  ],
};

const ACCEPTED: Record<FormName, Rule[]> = {
  quote: [
    ["4. Phone, if given", { phone: "" }],
    ["4. 10 digits", { phone: "1123456789" }],
    ["4. 11 digits after removing non-digits", { phone: "(11) 9.1234-5678" }],
    ["serviceType is optional", { serviceType: "" }],
    ["5. name 100, message 2000", { name: "n".repeat(100), message: "m".repeat(2000) }],
    ["5. e-mail 150", { email: LONG_EMAIL(150) }],
    ["Values are trimmed", { name: `  ${"n".repeat(100)}\r\n` }],
  ],
  suggestion: [
    ["question required in the markup only", { question: "" }],
    ["no rule for the phone", { phone: "ramal 3" }],
  ],
  proposal: [
    ["no custom validation", { contato: "na portaria", tipo_projeto: "outro" }],
    ["no length limits", { mensagem: "m".repeat(65_000) }],
  ],
  donation: [["an address is optional", { pickupAddress: "" }]],
};

describe("§5", () => {
  describe.each(Object.keys(FORMS) as FormName[])("%s", (form) => {
    it.each(REFUSED[form])("refuses: %s: %j → %s", (_rule, changes, code, ...[field]) => {
      const expected = typeof field === "string" ? field : Object.keys(changes)[0];
      expect(check(form, changes)[0]).toEqual({ code, field: expected });
    });

    it.each(ACCEPTED[form])("accepts: %s: %j", (_rule, changes) => {
      expect(check(form, changes)).toEqual([]);
    });
  });

  it("finds one problem for each field, in the order of the rules", () => {
    const broken = { name: " ", email: null, phone: "1", message: "m".repeat(2001) };
    expect(check("quote", broken)).toEqual([
      { code: "required_fields", field: "name" },
      { code: "required_fields", field: "email" },
      { code: "invalid_phone", field: "phone" },
      { code: "too_long", field: "message" },
    ]);
  });

  it("comes to an end with a long hostile e-mail", () => {
    expect(check("quote", { email: `a@${".".repeat(65_000)}@` })[0]?.code).toBe("invalid_email");
  });
});

it.each([
  ["+55 11 98765-4321", "(11) 98765-4321"],
  ["551123456789", "(11) 2345-6789"],
  ["011 98765 4321", "(11) 98765-4321"],
  ["11 98765.4321", "11 98765.4321"],
])("4. a phone like %j is judged and stored as %j, by form and API alike", (typed, stored) => {
  const values = textsOf(quote.fields).parse({ ...VALUES.quote.valid(), phone: typed });
  expect(values.phone).toBe(stored);
  expect(problemsOf(quote.fields, values)).toEqual([]);
});

function limiterWithClock() {
  let now = 0;
  const allowed = createAttemptLimiter({ max: 3, windowMs: 60_000 }, () => now);
  return { allowed, advance: (ms: number) => (now += ms) };
}

describe("1. at most 3 submissions per 60 seconds, keyed by the e-mail entered (or “anonymous”)", () => {
  it("refuses the fourth", () => {
    const { allowed } = limiterWithClock();
    expect([1, 2, 3, 4].map(() => allowed("a@b.co"))).toEqual([true, true, true, false]);
  });

  it("allows again when the first is exactly 60 seconds old", () => {
    const { allowed, advance } = limiterWithClock();
    for (let i = 0; i < 3; i++) allowed("a@b.co");
    advance(59_999);
    expect(allowed("a@b.co")).toBe(false);
    advance(1);
    expect(allowed("a@b.co")).toBe(true);
  });

  it("does not count refused attempts", () => {
    const { allowed, advance } = limiterWithClock();
    for (let i = 0; i < 10; i++) allowed("a@b.co");
    advance(60_000);
    expect(allowed("a@b.co")).toBe(true);
  });

  it("counts each e-mail separately", () => {
    const { allowed } = limiterWithClock();
    for (let i = 0; i < 4; i++) allowed("a@b.co");
    expect(allowed("c@d.co")).toBe(true);
  });

  it.each([
    [" Maria@Example.com ", "maria@example.com"],
    ["", "anonymous"],
    ["   ", "anonymous"],
  ])("keys %j as %j", (entered, key) => {
    expect(rateLimitKey(entered)).toBe(key);
  });
});

describe("§5: the video id of a link", () => {
  it.each([
    ["v=", "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10"],
    ["v= not first", "https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ"],
    ["youtu.be", "https://youtu.be/dQw4w9WgXcQ?si=x"],
    ["youtu.be with a slash", "https://youtu.be/dQw4w9WgXcQ/"],
    ["v", "https://www.youtube.com/v/dQw4w9WgXcQ?version=3"],
    ["v= and si=", "https://www.youtube.com/watch?v=dQw4w9WgXcQ&si=AbCdEfGhIjKlMnOp"],
    ["short", "https://www.youtube.com/short/dQw4w9WgXcQ"],
    ["shorts", "https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share"],
    ["live", "https://www.youtube.com/live/dQw4w9WgXcQ"],
    ["embed", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3"],
    ["studio", "https://studio.youtube.com/video/dQw4w9WgXcQ/edit"],
    ["without https", "youtube.com/watch?v=dQw4w9WgXcQ"],
    ["raw text", "  dQw4w9WgXcQ "],
  ])("reads %s", (_form, input) => {
    expect(parseVideoId(input)).toBe("dQw4w9WgXcQ");
  });

  it.each([
    "",
    "   ",
    "não é um id",
    "https://www.youtube.com/",
    "https://example.com/watch",
    "<script>",
    "abc",
  ])("returns undefined for %j", (input) => {
    expect(parseVideoId(input)).toBeUndefined();
  });
});

describe("§5: what an import asks for", () => {
  it.each([
    ["abc", "abc"],
    ["  não é um id ", "não é um id"],
    ["https://www.youtube.com/", "https://www.youtube.com/"],
    ["https://youtu.be/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
    ["  ", ""],
  ])("%j is %j: raw text where no link names a video", (input, video) => {
    expect(namedVideo(input)).toBe(video);
  });
});
