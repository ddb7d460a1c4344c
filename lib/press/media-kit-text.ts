import type { MediaKit } from "@/lib/content/press";
import type { PageContent } from "@/lib/content/pages";
import { colorNames, hex, rgbText } from "@/lib/drawings/palette";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { block, plainText, textFile } from "@/lib/press/plain-text";
import { pressContact } from "@/lib/press/release-text";

/** The media kit as a text file, in the order of its page (specification §2, "Media kit"). */
export const mediaKitText = (page: PageContent, kit: MediaKit): string =>
  textFile([
    `${page.heading.toLocaleUpperCase("pt-BR")} · ${site.name}`,
    page.lead,
    block(`Sobre a ${site.name}`, plainText(kit.body.text)),
    block(
      "Dados",
      ...[...kit.facts, { term: "Atuação", text: site.area }].map(
        ({ term, text }) => `- ${term}: ${text}`,
      ),
    ),
    block(
      "Em números",
      ...kit.statistics.map(({ value, label, text }) => `- ${value} ${label} ${text}`),
    ),
    block(
      "Cores",
      ...kit.colors.map(
        ({ id, use }) => `- ${colorNames[id]}: ${hex[id]}, ${rgbText(hex[id])}. ${use}.`,
      ),
    ),
    block("Logotipos", ...kit.logos.map(({ name, text }) => `- ${name}: ${text}`)),
    block(
      "Imagens",
      ...kit.assets.map(({ name, text }) => `- ${name}: ${text}`),
      `Crédito: ${kit.credit}`,
    ),
    block("Pode", ...kit.dos.map(rule)),
    block("Não pode", ...kit.donts.map(rule)),
    ...(kit.confirmedLicence.length > 0 ? [block("Licença", ...kit.confirmedLicence)] : []),
    pressContact(paths.mediaKit),
  ]);

const rule = ({ title, text }: { title: string; text: string }) => `- ${title}: ${text}`;
