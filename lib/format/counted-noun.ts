const WORDS = ["Um", "Dois", "Três", "Quatro", "Cinco", "Seis", "Sete", "Oito", "Nove", "Dez"];

/** "Um lugar", "Três lugares", "12 lugares": the beginning of a sentence, with a masculine noun. */
export const countedNoun = (count: number, one: string, many: string): string =>
  `${WORDS[count - 1] ?? count} ${count === 1 ? one : many}`;
