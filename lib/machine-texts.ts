import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo";
import { site } from "@/lib/site";

const DAY_MS = 86_400_000;
/** RFC 9116 wants less than a year; a site that is not built again for this long has nobody who reads the mail either. */
const SECURITY_CONTACT_DAYS = 330;

/** /.well-known/security.txt (RFC 9116): where to report a weakness, valid from `now` on. */
export function securityText(now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_CONTACT_DAYS * DAY_MS);
  return lines([
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: pt, en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
  ]);
}

/** /humans.txt (humanstxt.org): who is behind the site and what it is made of. */
export const humansText = (): string =>
  lines([
    "/* EMPRESA */",
    `Nome: ${site.name}`,
    `Contato: ${site.email}`,
    `Onde: ${site.area}`,
    `Imprensa: ${absoluteUrl(paths.mediaKit)}`,
    "",
    "/* SITE */",
    "Idioma: português do Brasil",
    "Padrões: HTML, CSS, SVG, WCAG 2.2 AA, schema.org",
    "Feito com: Next.js, React, Tailwind CSS",
    "Letra: Archivo, de Omnibus-Type (SIL Open Font License)",
    "Desenhos: da casa, traço a traço",
  ]);

const lines = (all: string[]) => `${all.join("\n")}\n`;
