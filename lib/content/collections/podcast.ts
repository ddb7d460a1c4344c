import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { addressName } from "@/lib/content/address-fields";
import { groupBy } from "@/lib/content/group-by";
import { VIDEO_ID } from "@/lib/format/youtube";
import {
  count,
  demonstration,
  group,
  keywords,
  labelled,
  rows,
  text,
} from "@/lib/content/schema-fields";

/** The fields of the page of the podcast. */
export const podcastFields = {
  platforms: rows(
    { title: "Plataformas", singular: "Plataforma" },
    {
      name: labelled("Plataforma", text),
      note: labelled("Observação", text).describe("Por que ainda não há link, ou aonde ele leva."),
      link: group("Link", {
        label: labelled("Texto do botão", text).describe(
          "Diz o lugar, como “Ouvir no Spotify”: o botão está também na página de cada episódio.",
        ),
        href: labelled("Endereço", z.url({ protocol: /^https$/ })),
      })
        .describe("Sem ele, o botão diz “Em breve”.")
        .optional(),
    },
  ).default([]),
};

export const EPISODE_ID = {
  pattern: VIDEO_ID,
  expected: "o código do vídeo no YouTube, de 6 a 64 letras e números",
};

/** Two episodes with one address are a mistake: a build would write only one of the pages. */
const addressProblems = (episodes: readonly { slug: string; fixedSlug?: string | undefined }[]) =>
  [...groupBy(episodes, ({ fixedSlug }) => (fixedSlug ? [fixedSlug] : []))]
    .filter(([, same]) => same.length > 1)
    .map(
      ([address, same]) =>
        `slug: ${address} está em ${same.map(({ slug }) => `${slug}.mdx`).join(" e ")}`,
    );

export const CAPTION_FILES = /\.(srt|vtt)$/i;

/** What an editor adds to a video; the body has its notes. */
export const episodeFiles = defineCollection("episodes", {
  title: "Episódios",
  singular: "Episódio",
  names: EPISODE_ID,
  others: CAPTION_FILES,
  check: addressProblems,
  schema: z
    .strictObject({
      slug: labelled("Endereço fixo", addressName.optional()).describe(
        "Mantém o endereço se o título mudar no YouTube.",
      ),
      article: labelled("Artigo relacionado", text.optional()).describe(
        "Nome do arquivo do artigo.",
      ),
      audio: group("Áudio", {
        url: labelled(
          "Endereço",
          text.regex(
            /^(\/(?![/\\])|https:\/\/[^/])\S+$/,
            "esperava um endereço https, como https://audio.exemplo.com.br/12.mp3",
          ),
        ),
        bytes: labelled("Tamanho em bytes", count),
        duration: labelled("Duração em segundos", count),
      })
        .describe("Põe o episódio no feed do podcast, e o áudio na página.")
        .optional(),
      people: rows(
        { title: "Pessoas", singular: "Pessoa" },
        {
          name: labelled("Nome", text),
          role: labelled("Papel", z.enum(["host", "guest"])),
          about: labelled("Quem é", text.optional()).describe("A profissão, por exemplo."),
        },
      )
        .describe("Quem apresenta e quem foi convidado.")
        .default([]),
      keywords,
      demonstration,
    })
    .transform(({ slug: fixedSlug, ...notes }) => ({ ...notes, fixedSlug })),
});
