/** Labels whose words after the first ones change, too, or that name no plural. */
const OWN: Readonly<Record<string, string>> = {
  Equipe: "Pessoa da equipe",
  "Quem trata dados pessoais": "Quem trata dados pessoais",
};

const ENDINGS: [plural: RegExp, singular: string][] = [
  [/(õ|ã)es$/, "ão"],
  [/ais$/, "al"],
  [/éis$/, "el"],
  [/ns$/, "m"],
  [/([rz])es$/, "$1"],
  [/s$/, ""],
];

/**
 * From here on the words belong to another one: "Palavras de busca", "Partes que a busca mostra".
 */
const REST = /^(de|d[aoe]s?|que|para|por|em|n[ao]s?|com|sobre)$/;

/** "Endereços antigos" → "Endereço antigo": what the button of a list adds. */
export function singular(label: string): string {
  if (OWN[label]) return OWN[label];
  const words = label.split(" ");
  const rest = words.findIndex((word) => REST.test(word));
  const named = rest < 0 ? words.length : rest;
  return words.map((word, index) => (index < named ? withoutPlural(word) : word)).join(" ");
}

function withoutPlural(word: string): string {
  const [plural, one] = ENDINGS.find(([plural]) => plural.test(word)) ?? [];
  return plural ? word.replace(plural, one ?? "") : word;
}
