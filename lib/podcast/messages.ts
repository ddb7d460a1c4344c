export const episodeCount = (count: number) => (count === 1 ? "1 episódio" : `${count} episódios`);

/** Messages about episodes, exactly as in §8.4. */
export const episodeMessages = {
  loadFailure: {
    title: "Erro ao carregar episódios",
    unknown: "Erro desconhecido ao carregar episódios.",
    database: (detail: string) => `Erro do banco de dados: ${detail}`,
    youtube: (detail: string) => `Erro na função YouTube: ${detail}`,
  },
  empty: {
    title: "Nenhum episódio encontrado",
    afterLoad: "Execute a sincronização para carregar episódios.",
    inDatabase: "Não foram encontrados episódios no banco de dados.",
  },
  loaded: (count: number) => ({
    title: "Episódios carregados",
    description: `${episodeCount(count)} ${count === 1 ? "encontrado" : "encontrados"} no banco.`,
  }),
  loadedFromYoutube: {
    title: "Episódios carregados via YouTube",
    description: "Dados sincronizados com sucesso.",
  },
  synced: (count: number) => ({
    title: "Sincronização concluída",
    description: count === 1 ? "1 vídeo sincronizado." : `${count} vídeos sincronizados.`,
  }),
  syncFailure: { title: "Erro na sincronização", unknown: "Falha ao sincronizar" },
  imported: { title: "Vídeo importado" },
  importFailure: { title: "Erro ao importar", unknown: "Falha ao importar vídeo" },
  updatesOff: {
    "team-only": "Por enquanto, quem atualiza a lista é a nossa equipe.",
    "not-configured": "A conexão com o canal do YouTube ainda não está pronta.",
  },
  noVideo: "Informe o link do YouTube ou o Video ID",
} as const;
