/** What page and ZIP say while the licence is an example. */
export const LICENCE_TO_COME =
  "A empresa ainda vai publicar os termos. Até lá, peça autorização por e-mail.";
