import { render, screen, within } from "@testing-library/react";
import { CollectedData } from "@/app/politica-de-privacidade/_sections/collected-data";
import { FORMS } from "@/supabase/functions/_shared/contract/message-row";

it.each([
  ["Pedido de orçamento e contato", "quote", "Procedimentos preliminares a um contrato"],
  ["Proposta de projeto social", "proposal", "Legítimo interesse"],
  ["Doação de materiais", "donation", "Procedimentos preliminares a um contrato"],
  ["Sugestão para o podcast", "suggestion", "Consentimento"],
] as const)("%s: every field with its purpose, and the legal basis", (title, form, basis) => {
  render(<CollectedData />);
  const table = within(screen.getByRole("table", { name: title }));
  for (const { label, purpose } of Object.values(FORMS[form].fields)) {
    expect(table.getByRole("row", { name: `${label} ${purpose}` })).toBeVisible();
  }
  expect(table.getByRole("row", { name: /^Base legal/ })).toHaveTextContent(basis);
});
