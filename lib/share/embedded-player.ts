import { escapeXml } from "@/lib/format/xml";
import { episodePath, paths, playerPath } from "@/lib/paths";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { color } from "@/supabase/functions/_shared/contract/palette";
import { absoluteUrl } from "@/lib/site-url";
import { sha256 } from "@/lib/server/response-headers.mjs";
import { site } from "@/lib/site";

type EpisodeWithAudio = EpisodePage & { notes: { audio: { url: string; bytes: number } } };

export const withAudio = (episode: EpisodePage): episode is EpisodeWithAudio =>
  episode.notes?.audio !== undefined;

const HEIGHT = 180;
const WIDTH = 560;

const STYLES = `
*{box-sizing:border-box}
body{margin:0;padding:16px;border:2px solid;min-height:100vh;font:16px/1.4 Archivo,Arial,sans-serif;color:${color.grafite};background:${color.concreto}}
p{margin:0;font-size:14px}
a{color:inherit}
h1{margin:4px 0 12px;font-size:18px;line-height:1.25}
audio{display:block;width:100%}`;

/** The page that other sites show in a frame: no script, no cookie, a policy of its own. */
export function embeddedPlayer({ title, slug, notes }: EpisodeWithAudio): string {
  const page = escapeXml(absoluteUrl(episodePath(slug)));
  const { url } = notes.audio;
  const host = URL.canParse(url) ? new URL(url).origin : "'self'";
  const policy = `default-src 'none'; media-src ${host}; style-src '${sha256(STYLES)}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(`${title} · ${site.podcastName}`)}</title>
<link rel="canonical" href="${page}">
<base target="_blank">
<style>${STYLES}</style>
</head>
<body>
<p>${escapeXml(site.podcastName)}${notes.demonstration ? " · episódio de exemplo" : ""}</p>
<h1><a href="${page}" rel="noopener">${escapeXml(title)}</a></h1>
<audio controls preload="none" src="${escapeXml(url)}" aria-label="Áudio do episódio"></audio>
</body>
</html>
`;
}

export const playerFrame = ({ title, slug }: Pick<EpisodePage, "title" | "slug">): string =>
  `<iframe src="${escapeXml(absoluteUrl(playerPath(slug)))}" width="${WIDTH}" height="${HEIGHT}" title="${escapeXml(title)}" loading="lazy" style="border:0;max-width:100%"></iframe>`;

/** Version 1.0 of https://oembed.com. */
export const oembed = (episode: EpisodeWithAudio) => ({
  version: "1.0",
  type: "rich",
  title: episode.title,
  provider_name: site.podcastName,
  provider_url: absoluteUrl(paths.podcast),
  html: playerFrame(episode),
  width: WIDTH,
  height: HEIGHT,
});
