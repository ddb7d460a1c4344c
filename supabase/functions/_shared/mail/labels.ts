/**
 * The words of the site's forms for the values that they send (specification §3.4). A unit test
 * compares them with lib/forms. A value that is not here is shown as it is.
 */
export const SERVICE_LABELS: Readonly<Record<string, string>> = {
  pintura: "Pintura",
  eletrica: "Elétrica",
  hidraulica: "Hidráulica",
  manutencao: "Manutenção geral",
  predial: "Manutenção predial",
  decoracao: "Decoração e acabamento",
};

export const PROJECT_TYPE_LABELS: Readonly<Record<string, string>> = {
  pintura: "Pintura e renovação de espaços",
  reparos: "Pequenos reparos e manutenção geral",
  acessibilidade: "Adaptação de espaços para acessibilidade",
  instalacoes: "Instalações elétricas e hidráulicas",
  comunicacao: "Comunicação visual e sinalização",
  revitalizacao: "Revitalização de áreas externas, como quadras e jardins",
  outros: "Outros",
};

/** The words for a value, or the value. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
