/** A valid quote request. Its e-mail is new each time, because the limit of §5 is per e-mail. */
export const validQuote = () => ({
  Nome: "Maria d'Ávila & Filhos",
  "E-mail": `maria-${crypto.randomUUID()}@example.com`,
  Telefone: "(11) 91234-5678",
  Mensagem: "Pintar a sala e o corredor, 3 x 4 m.\nTenho <pressa>.",
});
