import { donationForm } from "@/lib/forms/donation";
import { fieldMessage } from "@/lib/forms/field-messages";
import type { FormDefinition } from "@/lib/forms/form-definition";
import { quoteMessages } from "@/lib/forms/messages";
import { proposalForm } from "@/lib/forms/proposal";
import { quoteForm } from "@/lib/forms/quote";
import { suggestionForm } from "@/lib/forms/suggestion";

describe("§8.1 quote forms, exact texts", () => {
  it.each([
    ["rate_limited", "Muitas tentativas", "Tente novamente em instantes."],
    ["required_fields", "Campos obrigatórios", "Preencha nome, e-mail e mensagem."],
    ["invalid_email", "E-mail inválido", "Verifique o endereço informado."],
    ["invalid_phone", "Telefone inválido", "Use o formato (11) 90000-0000."],
    ["too_long", "Conteúdo muito longo", "Reduza os campos e tente novamente."],
    [
      "send_failed",
      "Erro ao enviar mensagem",
      "Ocorreu um erro. Por favor, tente novamente ou entre em contato diretamente.",
    ],
    [
      "success",
      "Mensagem enviada com sucesso!",
      "Recebemos sua solicitação e entraremos em contato em breve.",
    ],
  ] as const)("%s", (code, title, description) => {
    expect(quoteMessages[code]).toMatchObject({ title, description });
  });

  it("gives every message its own anchor", () => {
    const anchors = Object.values(quoteMessages).map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

describe("the sentence of a field", () => {
  const forms: FormDefinition[] = [quoteForm, donationForm, proposalForm, suggestionForm];
  const refused = forms.flatMap((form) => {
    const { messages } = form;
    const [empty, wrong] = ["", "x".repeat(6000)].map((text) =>
      form.problems(Object.fromEntries(form.fields.map((field) => [field, text]))),
    );
    return [...empty!, ...wrong!].map((problem) => ({ form: form.name, ...problem, messages }));
  });

  it.each(refused)("$form: $field, $code is its own and not §8's", ({ messages, ...problem }) => {
    const sentence = fieldMessage(problem, messages);
    expect(Object.values(messages).map(({ description }) => description)).not.toContain(sentence);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it("is §8's description where no field is at fault", () => {
    expect(fieldMessage({ code: "rate_limited" }, quoteMessages)).toBe(
      "Tente novamente em instantes.",
    );
  });
});
