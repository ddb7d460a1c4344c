import { PHONE_FORMAT, type FormMessages, type ProblemCode } from "@/lib/forms/messages";
import type { Problem } from "@/lib/forms/form-definition";

/** What a required field asks for. Each is a field of one form or of several. */
const REQUIRED: Record<string, string> = {
  name: "Informe o seu nome.",
  email: "Informe o seu e-mail.",
  phone: "Informe o seu telefone, com DDD.",
  message: "Escreva a sua mensagem.",
  materialType: "Escolha o tipo de material.",
  description: "Descreva o material.",
  nome_ong: "Informe o nome da organização.",
  contato: "Informe um telefone ou e-mail para contato.",
  tipo_projeto: "Escolha o tipo de projeto.",
  mensagem: "Conte como é o projeto.",
};

const OTHERS: Partial<Record<ProblemCode, string>> = {
  invalid_email: "Informe o e-mail completo, como nome@exemplo.com.br.",
  invalid_phone: `Informe DDD e número, como ${PHONE_FORMAT}.`,
  too_long: "O texto passou do limite deste campo. Reduza e tente de novo.",
};

/**
 * The sentence beside a field and in the error summary. The messages of §8 are for the whole form,
 * so they do not say what one field needs.
 * @param messages of the form; a problem without a field has the description of §8
 */
export function fieldMessage({ code, field }: Problem, messages: FormMessages): string {
  const own = field && (code === "required_fields" ? REQUIRED[field] : OTHERS[code]);
  return own ?? messages[code].description;
}
