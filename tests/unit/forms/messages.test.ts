import { quoteMessages } from "@/lib/forms/messages";

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
