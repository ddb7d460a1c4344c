/** "R$ 1.000", without cents and with a non-breaking space. */
export const formatReais = (amount: number): string =>
  amount.toLocaleString("pt-BR", { style: "currency", currency: "BRL", maximumFractionDigits: 0 });
