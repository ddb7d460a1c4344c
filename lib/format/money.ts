const format = new Intl.NumberFormat("pt-BR", {
  style: "currency",
  currency: "BRL",
  maximumFractionDigits: 0,
});

/** "R$ 1.000", with a space that does not break. */
export const reais = (amount: number): string => format.format(amount);
