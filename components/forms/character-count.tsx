/** The part of the limit from which on it is worth counting. */
const SHOWN_FROM = 0.8;

/** How many characters are left, or too many; nothing while the limit is far. */
export function CharacterCount({ length, limit }: { length: number; limit: number }) {
  const left = limit - length;
  return (
    <p role="status" className={`mt-1 text-sm ${left < 0 ? "font-semibold text-esgotado" : ""}`}>
      {length >= limit * SHOWN_FROM && (left < 0 ? tooMany(-left) : remaining(left))}
    </p>
  );
}

const characters = (count: number) => `${count} ${count === 1 ? "caractere" : "caracteres"}`;
const remaining = (count: number) => `${count === 1 ? "Resta" : "Restam"} ${characters(count)}.`;
const tooMany = (count: number) => `${characters(count)} além do limite.`;
