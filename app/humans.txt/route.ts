import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { site } from "@/lib/site";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

export const GET = () =>
  textResponse(
    `${[
      "/* EMPRESA */",
      `Nome: ${site.name}`,
      `Contato: ${site.email}`,
      `Onde: ${site.area}`,
      `Imprensa: ${absoluteUrl(paths.pressRoom)}`,
      "",
      "/* SITE */",
      "Idioma: português do Brasil",
      "Padrões: HTML, CSS, SVG, WCAG 2.2 AA, schema.org",
      "Feito com: Next.js, React, Tailwind CSS",
      "Letra: Archivo, de Omnibus-Type (SIL Open Font License)",
      "Desenhos: da casa, traço a traço",
    ].join("\n")}\n`,
  );
