import { paths } from "@/lib/paths";

type Measures = {
  /** A value of SERVICE_OPTIONS. */
  service: string;
  /** What they were measured with: "Calculadora de tinta". */
  title: string;
  measures: readonly { label: string; value: string }[];
};

/** Address of the contact form with the service and the measures of a calculator filled in. */
export function measuresPath({ service, title, measures }: Measures): string {
  const lines = [title, ...measures.map(({ label, value }) => `${label}: ${value}`)];
  const query = new URLSearchParams({
    servico: service,
    medidas: lines.join("\n").replaceAll("\u00a0", " "),
  });
  return `${paths.contact}?${query}#orcamento`;
}
