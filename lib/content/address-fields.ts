import { z } from "zod";
import { text } from "@/lib/content/schema-fields";
import { SLUG } from "@/lib/format/slug";
import { parseVideoId } from "@/lib/format/youtube";

/** The end of an address, and the name of a file with a page. */
export const addressName = text.regex(
  SLUG,
  "esperava palavras minúsculas sem acento, com hífens, como nome-antigo",
);

export const sitePath = text.regex(
  /^\/(?![/\\])\S*$/,
  "esperava o endereço de uma página do site, como /contato",
);

export const webAddress = z.url({
  protocol: /^https?$/,
  error: "esperava um endereço inteiro, como https://exemplo.com.br",
});

const YOUTUBE = /^(([a-z]+\.)?youtube(-nocookie)?\.com|youtu\.be)$/;

export const videoAddress = z
  .url({
    protocol: /^https$/,
    hostname: YOUTUBE,
    abort: true,
    error: "esperava o endereço de um vídeo do YouTube, como https://youtu.be/dQw4w9WgXcQ",
  })
  .refine(
    (link) => parseVideoId(link) !== undefined,
    "esperava o endereço de um vídeo, não de um canal",
  );

/** What is wrong with the address of a link in a text, in Portuguese; nothing if it is right. */
export function linkProblem(url: string): string[] {
  if (/^(\/(?![/\\])|#|https?:\/\/[^/]|mailto:\S+@|tel:\+?\d)/i.test(url)) return [];
  return [
    `o link “${url}” não pode estar certo; escreva /contato, https://exemplo.com.br, mailto: ou tel:`,
  ];
}
