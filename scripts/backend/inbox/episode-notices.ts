type Variables = Readonly<Record<string, string | undefined>>;

/** Why visitors cannot sync and import episodes, for the operator; empty when they can. */
export function episodeNotices(env: Variables): string[] {
  const missing = [
    ...(env.YOUTUBE_API_KEY ? [] : ["Chave da API do YouTube não configurada (YOUTUBE_API_KEY)."]),
    ...(env.YOUTUBE_CHANNEL_ID ? [] : ["Canal do YouTube não configurado (YOUTUBE_CHANNEL_ID)."]),
  ];
  const reasons =
    missing.length === 0 && env.SYNC_TOKEN
      ? ["SYNC_TOKEN está definido: só quem manda o token sincroniza e importa."]
      : missing;
  if (reasons.length === 0) return [];
  return [
    ["AVISOS", ...reasons, "No site, os botões de episódios estão desativados, com o motivo."].join(
      "\n  ",
    ),
  ];
}
