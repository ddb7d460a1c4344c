import { nearestWords } from "@/lib/search/edit-distance";

const DOMAINS = (
  "gmail.com hotmail.com outlook.com yahoo.com.br yahoo.com icloud.com live.com " +
  "uol.com.br bol.com.br terra.com.br hotmail.com.br ymail.com email.com mail.com"
).split(" ");

/** "ana@gmial.com" → "ana@gmail.com"; undefined if the address may be right. */
export function emailSuggestion(address: string): string | undefined {
  const [, name, domain = ""] =
    /^([^\s@]+)@([^\s@.]+\.[^\s@]+)$/.exec(address.trim().toLowerCase()) ?? [];
  if (!name || DOMAINS.includes(domain)) return undefined;
  const [meant] = nearestWords(domain, DOMAINS, -1);
  return meant && `${name}@${meant}`;
}
