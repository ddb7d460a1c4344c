const format = new Intl.NumberFormat("pt-BR", {
  style: "currency",
  currency: "BRL",
  maximumFractionDigits: 0,
});

/** An amount in reais without cents: "R$ 1.000", with a non-breaking space. */
export const formatReais = (amount: number): string => format.format(amount);
