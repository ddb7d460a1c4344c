import { nearestWords } from "@/lib/format/edit-distance";

const DOMAINS = (
  "gmail.com hotmail.com outlook.com outlook.com.br yahoo.com.br yahoo.com icloud.com live.com " +
  "uol.com.br bol.com.br terra.com.br hotmail.com.br ymail.com email.com mail.com globo.com " +
  "ig.com.br msn.com protonmail.com"
).split(" ");

/** What people add or leave out where a provider has one ending only. */
const MEANT: Readonly<Record<string, string>> = {
  "gmail.com.br": "gmail.com",
  "icloud.com.br": "icloud.com",
  "uol.com": "uol.com.br",
  "bol.com": "bol.com.br",
  "ig.com": "ig.com.br",
};

/** Real domains that are one letter from those above; those of other countries are, too. */
const REAL = /^(serra\.com\.br|terra\.com|gmx\.com|.+\.com?\.(?!br$)[a-z]{2})$/;

/** The shortest name, before the first dot, whose neighbours are no other company. */
const MIN_NAME = 4;

/** "ana@gmial.com" → "ana@gmail.com"; undefined if the address may be right. */
export function emailSuggestion(address: string): string | undefined {
  const typed = address.trim().toLowerCase();
  const [name = "", written = "", ...rest] = typed.split("@");
  const domain = written.replaceAll(",", ".");
  if (!name || rest.length > 0 || !/^[^\s.]+\.\S+$/.test(domain)) return undefined;
  const nearest = mayBeMistyped(domain) ? nearestWords(domain, DOMAINS, -1)[0] : undefined;
  const suggestion = `${name}@${MEANT[domain] ?? nearest ?? domain}`;
  return suggestion === typed ? undefined : suggestion;
}

const mayBeMistyped = (domain: string) =>
  !DOMAINS.includes(domain) && !REAL.test(domain) && domain.indexOf(".") >= MIN_NAME;
