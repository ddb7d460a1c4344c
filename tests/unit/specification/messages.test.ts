import { failureText, loadedText } from "@/lib/podcast/episodes-api";
import { episodeMessages } from "@/lib/podcast/messages";
import { FORMS } from "@/supabase/functions/_shared/contract/message-row";
import { FORM_MESSAGES } from "@/tests/support/form-messages";

describe.each(Object.values(FORMS))("the words of $name", (form) => {
  it("are those of §8", () => {
    const words = Object.entries(form.messages).map(([code, { title, description }]) => [
      code,
      [title, description],
    ]);
    expect(Object.fromEntries(words)).toEqual(FORM_MESSAGES[form.name]);
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
