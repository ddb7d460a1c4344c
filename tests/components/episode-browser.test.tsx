import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { EpisodeBrowser } from "@/components/podcast/episode-browser";
import { ToastHost } from "@/components/ui/toast-host";
import { QUERY } from "@/lib/limits";
import type { Episode, LoadedEpisodes, Updates } from "@/lib/podcast/episode";
import type { ThemeKey } from "@/lib/podcast/themes";

// The list as the build makes it, the page's script, and React, in one page. What the API answers for
// which trouble: tests/backend/episodes.test.ts.

const episode = (number: number, theme: ThemeKey): Episode => ({
  id: `video-${number}`,
  title: `Episódio ${number}`,
  summary: "",
  thumbnail: "",
  publishedAt: "2025-05-01T10:00:00.000Z",
  number,
  theme,
});
const episodes = [
  ...Array.from({ length: 10 }, (_, index) => episode(index + 1, "paint-market")),
  episode(11, "pet-shop"),
];

/** Another version than that of an answer makes the page's script start React. */
const list = (items: Episode[] = episodes, updates: Updates = "open"): LoadedEpisodes => ({
  source: "database",
  episodes: items,
  updates,
  version: `${items.length}`,
});

type Answer = { status?: number; body: unknown };
const failed = (message?: string): Answer => ({
  status: 502,
  body: message && { error: { message } },
});

/** Answers of the API in turn; the last one stays. Without any it does not answer. */
function answer(...answers: Answer[]) {
  const calls: string[] = [];
  globalThis.fetch = ((path: string) => {
    calls.push(path);
    const { status = 200, body } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
    const response = { ok: status < 300, json: () => Promise.resolve(body) };
    return body === undefined && status < 300 ? new Promise(() => {}) : Promise.resolve(response);
  }) as unknown as typeof fetch;
  return calls;
}

/** The list and its tools in React. */
const open = (initial: LoadedEpisodes = list()) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <EpisodeBrowser initial={initial} builtOn="01/06/2025" />
      <ToastHost />
    </SWRConfig>,
  );

/** The list as the build writes it, and the script that loads what is new. */
async function visit(initial?: LoadedEpisodes) {
  const { container, unmount } = open(initial);
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = html;
  await jest.isolateModulesAsync(async () => void (await import("@/lib/html/episodes-script")));
}

const box = () => document.querySelector("[data-episodes]");
const button = (name: RegExp) => screen.getByRole("button", { name });
const field = () => screen.getByLabelText("Link do YouTube ou Video ID");

/** The toast of React, or that of the page's script. */
async function expectToast(title: string, description = "") {
  const selector = "li *, [data-page-toast]:not([hidden]) *";
  const toast = (await screen.findByText(title, { selector })).closest("li, [data-page-toast]");
  expect(toast).toHaveTextContent(new RegExp(`^${title} *${description}`));
}

/** §4: the loading flag. */
function expectBusy(busy: boolean) {
  expect(box()?.hasAttribute("data-busy")).toBe(busy);
  for (const name of [/Sincroniz/, /Import/]) {
    if (busy) expect(button(name)).toBeDisabled();
    else expect(button(name)).toBeEnabled();
  }
}

beforeEach(() => {
  document.body.innerHTML = "";
  // What jsdom does not have.
  globalThis.CSS = { supports: () => true } as never;
  globalThis.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  localStorage.clear();
  Reflect.deleteProperty(globalThis, "keptEpisodes");
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("§4: while episodes load there are three skeletons, and the buttons are disabled", async () => {
  answer({ body: undefined });
  await visit();
  await waitFor(() => expectBusy(true));
  expect(document.querySelectorAll("[data-skeleton]")).toHaveLength(3);
});

test("§4: all segments at first, with eight episodes each and the rest after “Ver mais”", async () => {
  answer({ body: list() });
  await visit();
  await expectToast("Episódios carregados", "11 episódios encontrados no banco.");
  expectBusy(false);
  const featured = screen.getByRole("list", { name: "Episódios em destaque" });
  expect(within(featured).getAllByRole("article")).toHaveLength(3);
  expect(screen.getByRole("radio", { name: "Todos os segmentos" })).toBeChecked();
  expect(screen.getAllByRole("radio")).toHaveLength(3);
  screen.getByText("11 episódios em 2 temas");
  const theme = document.querySelector<HTMLElement>("#tema-paint-market")!;
  expect(theme.querySelectorAll(":scope > ul article")).toHaveLength(8);
  expect(
    within(theme)
      .getByText(/^Ver mais/)
      .closest("details"),
  ).not.toHaveAttribute("open");
  expect(theme.querySelectorAll(":scope > details article")).toHaveLength(2);
});

test.each<[string, Answer, string, string]>([
  [
    "from YouTube",
    { body: { ...list(), source: "youtube" } },
    "Episódios carregados via YouTube",
    "Dados sincronizados com sucesso.",
  ],
  [
    "none",
    { body: list([]) },
    "Nenhum episódio encontrado",
    "Não foram encontrados episódios no banco de dados.",
  ],
])("§8: episodes %s", async (_what, from, title, description) => {
  answer(from);
  await visit();
  await expectToast(title, description);
  expectBusy(false);
});

test.each<[Updates, string]>([
  ["open", "Execute a sincronização para carregar episódios."],
  ["not-configured", "Não foram encontrados episódios no banco de dados."],
])("§8: an empty list where updates are %s says “%s”", async (updates, sentence) => {
  answer({ body: undefined });
  open(list([], updates));
  expect(
    screen.getByRole("heading", { name: "Nenhum episódio encontrado" }).parentElement,
  ).toHaveTextContent(sentence);
});

test.each([
  ["Erro do banco de dados: caiu", "Erro do banco de dados: caiu"],
  [undefined, "Erro desconhecido ao carregar episódios."],
])("§8: a load that fails with %j is said once, after three retries", async (message, shown) => {
  jest.useFakeTimers();
  const calls = answer(failed(message));
  await visit();
  for (const [retry, delay] of [2000, 4000, 8000].entries()) {
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(calls).toHaveLength(retry + 1);
    expect(
      screen.queryByText("Erro ao carregar episódios", {
        selector: "[data-page-toast]:not([hidden]) *",
      }),
    ).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(delay));
  }
  expect(calls).toHaveLength(1 + QUERY.retries);
  jest.useRealTimers();
  await expectToast("Erro ao carregar episódios", shown);
  screen.getByText(
    (_text, element) => element?.textContent === `${shown} A lista abaixo é de 01/06/2025.`,
  );
  expectBusy(false);

  answer({ body: list() });
  await userEvent.click(button(/Tentar de novo/));
  await expectToast("Episódios carregados");
});

test("§8: a sync says how many videos it has, shows them, and disables the buttons meanwhile", async () => {
  open();
  answer({ body: undefined });
  await userEvent.click(button(/Sincronizar/));
  expect(button(/Sincronizando\.\.\./)).toBeDisabled();
  expectBusy(true);
});

test.each<[string, Answer, string, string]>([
  [
    "works",
    { body: { ...list([episode(1, "other")]), count: 1 } },
    "Sincronização concluída",
    "1 vídeo sincronizado.",
  ],
  ["fails", failed("Limite diário."), "Erro na sincronização", "Limite diário."],
  ["fails without a word", failed(), "Erro na sincronização", "Falha ao sincronizar"],
])("§8: a sync that %s", async (_what, from, title, description) => {
  open();
  answer(from);
  await userEvent.click(button(/Sincronizar/));
  await expectToast(title, description);
  expectBusy(false);
});

test.each<[string, string, Answer[], string, string]>([
  ["empty", " ", [], "Erro ao importar", "Informe o link do YouTube ou o Video ID"],
  ["refused", "abc", [failed("Não existe.")], "Erro ao importar", "Não existe."],
  ["lost", "abc", [failed()], "Erro ao importar", "Falha ao importar vídeo"],
])("§8: an import that is %s keeps the text", async (_what, text, answers, title, description) => {
  open();
  answer(...answers);
  await userEvent.type(field(), text);
  await userEvent.click(button(/Importar/));
  await expectToast(title, description);
  expect(field()).toHaveValue(text);
});

test("§8: a stored import says so, and a list that then fails to load is another failure", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open();
  const calls = answer({ body: {} }, failed());
  await user.type(field(), "abc");
  await user.click(button(/Importar/));
  await expectToast("Vídeo importado");
  await waitFor(() => expect(field()).toHaveValue(""));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(calls).toHaveLength(2 + QUERY.retries);
  await expectToast("Erro ao carregar episódios", "Erro desconhecido ao carregar episódios.");
});
