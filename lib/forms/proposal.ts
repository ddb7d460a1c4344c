import { RATE_LIMITS } from "@/lib/limits";
import type { FormDefinition, FormValues, Problem } from "@/lib/forms/form-definition";
import { proposalMessages } from "@/lib/forms/messages";
import { isBlank, problemsInOrder } from "@/lib/forms/rules";

/** The fields of the social-project proposal, with the names of §3.4 and §7. */
const FIELDS = ["nome_ong", "contato", "tipo_projeto", "mensagem"] as const;
export type ProposalField = (typeof FIELDS)[number];
export type ProposalValues = FormValues<ProposalField>;

/** The values of tipo_projeto (§3.4). */
export const PROJECT_TYPES = [
  { value: "pintura", label: "Pintura e renovação de espaços" },
  { value: "reparos", label: "Pequenos reparos e manutenção geral" },
  { value: "acessibilidade", label: "Adaptação de espaços para acessibilidade" },
  { value: "instalacoes", label: "Instalações elétricas e hidráulicas" },
  { value: "comunicacao", label: "Comunicação visual e sinalização" },
  { value: "revitalizacao", label: "Revitalização de áreas externas, como quadras e jardins" },
  { value: "outros", label: "Outros" },
] as const;

/** §5.3: all fields are required; no other rule, no length limits. */
export const proposalProblems = (values: ProposalValues): Problem<ProposalField>[] =>
  problemsInOrder<ProposalField>([
    ["required_fields", FIELDS.filter((field) => isBlank(values[field]))],
  ]);

export const proposalForm: FormDefinition<ProposalField> = {
  name: "proposal",
  fields: FIELDS,
  problems: proposalProblems,
  messages: proposalMessages,
  // §5.3 has no rate limit; the one of the quote forms protects the mailbox.
  rateLimit: { ...RATE_LIMITS.quote, field: "contato", order: "last" },
  requiredByMarkup: FIELDS,
};
