import { suggestionMessages } from "@/lib/forms/messages";
import {
  suggestionProblems,
  SUGGESTION_SERVICE_TYPE,
  suggestionForm,
  type SuggestionValues,
} from "@/lib/forms/suggestion";

const valid: SuggestionValues = {
  name: "Ana",
  email: "ana@example.com",
  phone: "",
  topic: "",
  question: "Quem paga?",
};

const check = (changes: Partial<SuggestionValues>) =>
  suggestionProblems({ ...valid, ...changes })[0];

describe("§5 podcast suggestion form", () => {
  it.each([
    ["without phone and topic", {}],
    ["any phone: §5 has no rule for it here", { phone: "ramal 3" }],
    ["no question: only the markup requires it", { question: "" }],
  ])("accepts: %s", (_what, changes) => {
    expect(check(changes)).toBeUndefined();
  });

  it.each([
    ["name", { name: " " }, "required_fields", "name"],
    ["e-mail", { email: "" }, "required_fields", "email"],
    ["a valid e-mail", { email: "ana@example" }, "invalid_email", "email"],
    ["name before e-mail", { name: "", email: "x" }, "required_fields", "name"],
    ["a question that fits the database", { question: "q".repeat(2001) }, "too_long", "question"],
  ])("requires: %s", (_what, changes, code, field) => {
    expect(check(changes)).toEqual({ code, field });
  });

  it("allows 3 attempts per 300000 ms and e-mail, after the other rules", () => {
    expect(suggestionForm.rateLimit).toEqual({
      max: 3,
      windowMs: 300_000,
      field: "email",
      order: "last",
    });
    expect(suggestionForm.requiredByMarkup).toEqual(["question"]);
  });

  it("§7: has its own service type", () => {
    expect(SUGGESTION_SERVICE_TYPE).toBe("Sugestão para PrimoZéCast");
  });
});

describe("§8.3 suggestion form, exact texts", () => {
  it.each([
    ["required_fields", "Campos obrigatórios", "Por favor, preencha nome e email."],
    ["invalid_email", "Email inválido", "Por favor, insira um email válido."],
    ["rate_limited", "Muitas tentativas", "Aguarde alguns minutos antes de enviar novamente."],
    ["success", "Sugestão enviada!", "Recebemos sua sugestão e já está registrada."],
    ["send_failed", "Erro ao enviar", "Não foi possível enviar sua sugestão. Tente novamente."],
  ] as const)("%s", (code, title, description) => {
    expect(suggestionMessages[code]).toMatchObject({ title, description });
  });
});
