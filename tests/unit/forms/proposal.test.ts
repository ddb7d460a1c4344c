import { proposalMessages } from "@/lib/forms/messages";
import { proposalProblems, PROJECT_TYPES, proposalForm } from "@/lib/forms/proposal";

const valid = {
  nome_ong: "Associação Raiz",
  contato: "cida@example.com",
  tipo_projeto: "pintura",
  mensagem: "Pintar o muro.",
};

describe("§5 social proposal form", () => {
  it("accepts a complete proposal", () => {
    expect(proposalProblems(valid)).toEqual([]);
  });

  it.each(["nome_ong", "contato", "tipo_projeto", "mensagem"] as const)("requires %s", (field) => {
    const problem = { code: "required_fields", field };
    expect(proposalProblems({ ...valid, [field]: "" })[0]).toEqual(problem);
    expect(proposalProblems({ ...valid, [field]: " \n" })[0]).toEqual(problem);
  });

  it("has no other rule, for contact or length", () => {
    expect(
      proposalProblems({ ...valid, contato: "na portaria", mensagem: "m".repeat(50_000) }),
    ).toEqual([]);
  });

  it("leaves required fields to the browser", () => {
    expect(proposalForm.requiredByMarkup).toEqual(proposalForm.fields);
  });

  it("§3: offers the seven types", () => {
    expect(PROJECT_TYPES.map(({ value }) => value)).toEqual([
      "pintura",
      "reparos",
      "acessibilidade",
      "instalacoes",
      "comunicacao",
      "revitalizacao",
      "outros",
    ]);
  });
});

describe("§8.2 proposal form, exact texts", () => {
  it.each([
    ["send_failed", "Erro ao enviar proposta", "Tente novamente ou entre em contato diretamente."],
    [
      "success",
      "Proposta enviada com sucesso!",
      "Entraremos em contato em breve para avaliar seu projeto.",
    ],
  ] as const)("%s", (code, title, description) => {
    expect(proposalMessages[code]).toMatchObject({ title, description });
  });
});
