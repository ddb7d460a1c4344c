import { strToU8, zipSync, type Zippable } from "fflate";
import type { MediaKit } from "@/lib/content/press";
import { noonDate } from "@/lib/content/dates";
import { ownContact, site } from "@/lib/site";
import { block, textFile } from "@/lib/press/plain-text";
import type { PressFile } from "@/lib/press/press-files";

export type ArchiveFile = { name: string; content: string | Uint8Array };

/** All files have the same date, so that the same content gives an identical archive. */
export function pressArchive(files: ArchiveFile[], day: string): Uint8Array<ArrayBuffer> {
  const entries: Zippable = Object.fromEntries(
    files.map(({ name, content }) => {
      const bytes = typeof content === "string" ? strToU8(content) : content;
      const level = /\.(png|jpg)$/.test(name) ? 0 : 9;
      return [name, [bytes, { level, mtime: noonDate(day) }]] as const;
    }),
  );
  return Uint8Array.from(zipSync(entries));
}

const LICENCE_TO_COME =
  "A empresa ainda vai publicar os termos. Até lá, peça autorização por e-mail.";

export const licenceText = ({ confirmedLicence, credit }: MediaKit): string =>
  textFile([
    block(
      `Licença de uso dos logotipos e imagens da ${site.name}`,
      ...(confirmedLicence.length > 0 ? confirmedLicence : [LICENCE_TO_COME]),
    ),
    `Crédito: ${credit}`,
    ...(ownContact.email ? [`Dúvidas: ${ownContact.email}`] : []),
  ]);

export const captionsText = (files: PressFile[], { credit }: MediaKit): string =>
  textFile([
    "LEGENDAS E CRÉDITOS",
    files.map(({ name, caption }) => `${name}\n  ${caption}\n  Crédito: ${credit}`).join("\n\n"),
  ]);

export const contentsText = (files: ArchiveFile[]): string =>
  textFile([
    `CONTEÚDO\n${files.length} arquivos`,
    files.map(({ name, content }) => `${name}  ${sizeText(content)}`).join("\n"),
    "Legendas e créditos: legendas.txt. Termos de uso: LICENCA.txt. Números: fatos.json.",
  ]);

const sizeText = (content: ArchiveFile["content"]) =>
  `${Math.ceil(Buffer.byteLength(content) / 1024)} kB`;
