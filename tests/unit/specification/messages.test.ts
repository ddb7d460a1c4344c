import { failureText, loadedText } from "@/lib/podcast/load-episodes";
import { episodeMessages } from "@/lib/podcast/messages";
import type { FormName } from "@/supabase/functions/_shared/contract/form";
import { FORMS } from "@/supabase/functions/_shared/contract/message-row";

/** §8, to the letter, and what the tables of open points say where it has nothing. */
const QUOTE_MESSAGES = {
  rate_limited: ["Muitas tentativas", "Tente novamente em instantes."],
  required_fields: ["Campos obrigatórios", "Preencha nome, e-mail e mensagem."],
  invalid_email: ["E-mail inválido", "Verifique o endereço informado."],
  invalid_phone: ["Telefone inválido", "Use o formato (11) 90000-0000."],
  too_long: ["Conteúdo muito longo", "Reduza os campos e tente novamente."],
  send_failed: [
    "Erro ao enviar mensagem",
    "Ocorreu um erro. Por favor, tente novamente ou entre em contato diretamente.",
  ],
  success: [
    "Mensagem enviada com sucesso!",
    "Recebemos sua solicitação e entraremos em contato em breve.",
  ],
};
const MESSAGES: Record<FormName, Record<string, string[]>> = {
  quote: QUOTE_MESSAGES,
  donation: {
    ...QUOTE_MESSAGES,
    required_fields: ["Campos obrigatórios", "Só o endereço para retirada pode ficar em branco."],
  },
  proposal: {
    ...QUOTE_MESSAGES,
    required_fields: ["Campos obrigatórios", "Preencha todos os campos."],
    send_failed: ["Erro ao enviar proposta", "Tente novamente ou entre em contato diretamente."],
    success: [
      "Proposta enviada com sucesso!",
      "Entraremos em contato em breve para avaliar seu projeto.",
    ],
  },
  suggestion: {
    ...QUOTE_MESSAGES,
    required_fields: ["Campos obrigatórios", "Por favor, preencha nome e email."],
    invalid_email: ["Email inválido", "Por favor, insira um email válido."],
    rate_limited: ["Muitas tentativas", "Aguarde alguns minutos antes de enviar novamente."],
    send_failed: ["Erro ao enviar", "Não foi possível enviar sua sugestão. Tente novamente."],
    success: ["Sugestão enviada!", "Recebemos sua sugestão e já está registrada."],
  },
};

describe.each(Object.values(FORMS))("the words of $name", (form) => {
  it("are those of §8", () => {
    const words = Object.entries(form.messages).map(([code, { title, description }]) => [
      code,
      [title, description],
    ]);
    expect(Object.fromEntries(words)).toEqual(MESSAGES[form.name]);
  });
});

describe("the words about episodes", () => {
  const { loadFailure, empty, loaded, synced } = episodeMessages;

  it.each([
    ["a load that failed", loadFailure.title, "Erro ao carregar episódios"],
    ["… without a message", loadFailure.unknown, "Erro desconhecido ao carregar episódios."],
    ["… the fallback", loadFailure.youtube("caiu"), "Erro na função YouTube: caiu"],
    ["… the server", loadFailure.database("caiu"), "Erro do banco de dados: caiu"],
    ["an empty list", empty.title, "Nenhum episódio encontrado"],
    ["… to be synced", empty.afterLoad, "Execute a sincronização para carregar episódios."],
    ["… of the database", empty.inDatabase, "Não foram encontrados episódios no banco de dados."],
    ["no video to import", episodeMessages.noVideo, "Informe o link do YouTube ou o Video ID"],
  ])("%s: %s", (_what, words, expected) => {
    expect(words).toBe(expected);
  });

  it.each([
    [loaded(12), "Episódios carregados", "12 episódios encontrados no banco."],
    [
      loadedText({ source: "youtube", episodes: [{} as never] }),
      "Episódios carregados via YouTube",
      "Dados sincronizados com sucesso.",
    ],
    [synced(12), "Sincronização concluída", "12 vídeos sincronizados."],
    [episodeMessages.imported, "Vídeo importado", undefined],
    [
      failureText(episodeMessages.syncFailure, undefined),
      "Erro na sincronização",
      "Falha ao sincronizar",
    ],
    [
      failureText(episodeMessages.importFailure, undefined),
      "Erro ao importar",
      "Falha ao importar vídeo",
    ],
  ])("%#: %j", (toast, title, description) => {
    expect({ description: undefined, ...toast }).toEqual({ title, description });
  });
});
