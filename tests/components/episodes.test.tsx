import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { toast } from "sonner";
import { SWRConfig } from "swr";
import { EpisodeBrowser } from "@/components/podcast/episode-browser";
import { EpisodeRow, FeaturedEpisode } from "@/components/podcast/episode-card";
import type { Episode, LoadedEpisodes, Updates } from "@/lib/podcast/episode";
import { truncateTitle } from "@/lib/podcast/episode-text";
import type * as EpisodeText from "@/lib/podcast/episode-text";
import type { ThemeKey } from "@/lib/podcast/themes";

// To count how often cards are drawn.
jest.mock("@/lib/podcast/episode-text", () => {
  const texts = jest.requireActual<typeof EpisodeText>("@/lib/podcast/episode-text");
  return { ...texts, truncateTitle: jest.fn(texts.truncateTitle) };
});

describe("the list of episodes", () => {
  // What the API answers for which trouble: tests/backend/episodes.test.ts.

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
    ...[1, 2, 3].map((number) => episode(number, "paint-market")),
    episode(11, "pet-shop"),
  ];

  const list = (items: Episode[] = episodes, updates: Updates = "open"): LoadedEpisodes => ({
    source: "database",
    episodes: items,
    updates,
  });

  type Answer = { status?: number; body: unknown };
  const failed = (message?: string): Answer => ({
    status: 502,
    body: message && { error: { message } },
  });

  /** Answers of the API in turn; the last one stays. Without any it does not answer. */
  function answer(...answers: Answer[]) {
    const calls: string[] = [];
    globalThis.fetch = ((path: string, { cache }: RequestInit = {}) => {
      // "default" may be answered by the browser's cache.
      calls.push(cache === "reload" ? `${path}, from the server` : path);
      const { status = 200, body } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
      const response = { ok: status < 300, json: () => Promise.resolve(body) };
      return body === undefined && status < 300 ? new Promise(() => {}) : Promise.resolve(response);
    }) as unknown as typeof fetch;
    return calls;
  }

  /** Each page has a cache of its own, as in a browser. */
  const page = (built?: LoadedEpisodes) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <EpisodeBrowser built={built}>
        <p>Plataformas</p>
      </EpisodeBrowser>
    </SWRConfig>
  );

  /** Opens the page with the episodes of the build. */
  const visit = (built: LoadedEpisodes | undefined = list()) => render(page(built));

  /** The page as the build writes it. */
  function staticPage(built?: LoadedEpisodes) {
    const container = document.createElement("div");
    container.innerHTML = renderToString(page(built));
    return document.body.appendChild(container);
  }

  /** Opens the page and loads its episodes. */
  async function open() {
    answer({ body: list() });
    visit();
    await expectToast("Episódios carregados");
  }

  const button = (name: RegExp | string) => screen.getByRole("button", { name });
  const field = () => screen.getByLabelText("Link do YouTube ou Video ID");
  const cards = () => document.querySelectorAll("article");
  const skeletons = () => document.querySelectorAll("[data-skeleton]");
  const theme = (key: ThemeKey) => document.getElementById(`tema-${key}`)!.closest("details")!;

  /** §8: of a failure in the destructive style. Closes it: sonner keeps it outside of the page. */
  async function expectToast(title: string, description = "") {
    const shown = (await screen.findByText(title, { selector: "li *" })).closest("li");
    expect(shown).toHaveTextContent(new RegExp(`^${title} *${description}`));
    const isFailure = /^(Erro|Nenhum) /.test(title);
    expect(shown?.dataset.type === "error").toBe(isFailure);
    act(() => void toast.dismiss());
    await waitFor(() => expect(shown).toHaveAttribute("data-removed", "true"));
  }

  /** §4: the loading flag, with 3 skeleton cards and disabled buttons. */
  function expectBusy(busy: boolean) {
    expect(skeletons()).toHaveLength(busy ? 3 : 0);
    for (const name of [/Sincroniz/, /Import/]) {
      if (busy) expect(button(name)).toBeDisabled();
      else expect(button(name)).toBeEnabled();
    }
  }

  beforeEach(() => {
    history.replaceState(null, "", "/");
    jest.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    toast.dismiss();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test("the static HTML has the episodes and is not busy; React takes it over as it is, and asks when the page is idle", async () => {
    const calls = answer({ body: undefined });
    const container = staticPage(list());
    expect(skeletons()).toHaveLength(0);
    // What only React can do is disabled until it can; what is typed before stays.
    expect(button(/Sincroniz/)).toBeDisabled();
    expect(button(/Import/)).toBeDisabled();
    (field() as HTMLInputElement).value = "https://youtu.be/dQw4w9WgXcQ";
    const title = within(screen.getAllByRole("article")[0]!).getAllByRole("link")[1]!;
    title.focus();
    expect(cards()).toHaveLength(3 + episodes.length);
    const onRecoverableError = jest.fn();
    render(page(list()), { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
    expectBusy(false);
    await waitFor(() => expectBusy(true));
    expect(calls).toEqual(["/api/episodes"]);
    expect(field()).toHaveValue("https://youtu.be/dQw4w9WgXcQ");
    expect(title).toHaveFocus();
  });

  test("§8: the static HTML without episodes says so; §4: skeletons take its place while they load", async () => {
    answer({ body: undefined });
    const container = staticPage();
    const heading = screen.getByRole("heading", { name: "Nenhum episódio encontrado" });
    expect(heading.parentElement).toHaveTextContent(
      "Não foram encontrados episódios no banco de dados.",
    );
    expect(skeletons()).toHaveLength(0);
    render(page(), { container, hydrate: true });
    await waitFor(() => expectBusy(true));
    expect(screen.queryByText("Nenhum episódio encontrado")).toBeNull();
  });

  test("an answer that says what the build says draws no card anew", async () => {
    answer({ body: list() });
    visit(list(episodes.map((known) => ({ ...known, page: `/primoze-cast/${known.id}` }))));
    const drawn = jest.mocked(truncateTitle).mock.calls.length;
    expect(drawn).toBeGreaterThan(0);
    await expectToast("Episódios carregados");
    expect(truncateTitle).toHaveBeenCalledTimes(drawn);
  });

  test("§4: all segments at first, with eight episodes each and the rest after “Ver mais”", async () => {
    const paint = Array.from({ length: 10 }, (_, index) => episode(index + 1, "paint-market"));
    answer({ body: list([...paint, episode(11, "pet-shop")]) });
    visit();
    await expectToast("Episódios carregados", "11 episódios encontrados no banco.");
    expectBusy(false);
    const featured = screen.getByRole("list", { name: "Episódios em destaque" });
    expect(within(featured).getAllByRole("article")).toHaveLength(3);
    expect(button("Todos os segmentos")).toHaveAttribute("aria-pressed", "true");
    expect(document.querySelectorAll("[aria-pressed]")).toHaveLength(3);
    screen.getByText("11 episódios em 2 temas");
    expect([theme("paint-market").open, theme("pet-shop").open]).toEqual([true, true]);
    const rows = () => theme("paint-market").querySelectorAll("details details[open] article");
    const more = within(theme("paint-market")).getByText(/^Ver mais/);
    expect(more.closest("details")).not.toHaveAttribute("open");
    expect(theme("paint-market").querySelectorAll("article")).toHaveLength(10);
    await userEvent.click(more);
    expect(rows()).toHaveLength(2);
    // The pressed button is hidden then.
    expect(document.activeElement).toHaveTextContent(/^Episódio 9/);
  });

  test("§4: the chips are all segments and the first six", async () => {
    const keys = "electrical youth pet-shop carpentry condominiums delinquency other".split(" ");
    answer({ body: list(keys.map((key, index) => episode(index + 1, key as ThemeKey))) });
    visit();
    await expectToast("Episódios carregados");
    expect(document.querySelectorAll("[aria-pressed]")).toHaveLength(1 + 6);
    expect(document.querySelectorAll("[id^=tema-]")).toHaveLength(7);
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
    visit();
    await expectToast(title, description);
    expectBusy(false);
  });

  test.each<[Updates, string]>([
    ["open", "Execute a sincronização para carregar episódios."],
    ["not-configured", "Não foram encontrados episódios no banco de dados."],
  ])("§8: an empty list where updates are %s says “%s”", async (updates, sentence) => {
    answer({ body: list([], updates) });
    visit();
    const heading = await screen.findByRole("heading", { name: "Nenhum episódio encontrado" });
    expect(heading.parentElement).toHaveTextContent(sentence);
  });

  test("§4: the new list and the end of the loading flag come in one paint", async () => {
    answer({ body: list([episode(12, "other")]) });
    const states: string[] = [];
    const note = () => states.push(`${skeletons().length > 0} ${cards().length}`);
    visit();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
    await waitFor(() => expect(cards()).toHaveLength(2));
    // Observers are called before a paint.
    await waitFor(() => expect(states).toContain("false 2"));
    expect(states).not.toContain(`false ${3 + episodes.length}`);
  });

  test.each([
    [failed("Erro do banco de dados: caiu"), "Erro do banco de dados: caiu"],
    [failed(), "Erro desconhecido ao carregar episódios."],
    [{ body: { episodes: [{ id: "1" }] } }, "Erro desconhecido ao carregar episódios."],
  ])("§8: a load that fails with %j is said once, after three retries", async (from, shown) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const calls = answer(from);
    visit();
    // SWR first asks in the next frame.
    await act(() => jest.advanceTimersByTimeAsync(20));
    for (const [retry, delay] of [2000, 4000, 8000].entries()) {
      await act(() => jest.advanceTimersByTimeAsync(delay - 100));
      expect(calls).toHaveLength(retry + 1);
      expect(screen.queryByText("Erro ao carregar episódios")).toBeNull();
      // §4: it still loads.
      expectBusy(true);
      await act(() => jest.advanceTimersByTimeAsync(100));
    }
    expect(calls).toHaveLength(4);
    await expectToast("Erro ao carregar episódios", shown);
    // Waiting for the toast has moved the clock if it came later.
    expect(calls).toHaveLength(4);
    expect(screen.getAllByText(shown)).not.toHaveLength(0);
    expectBusy(false);

    answer({ body: list() });
    await user.click(button(/Tentar de novo/));
    await expectToast("Episódios carregados");
    expect(document.body).not.toHaveFocus();
  });

  test("a chosen theme that only the loaded list has is chosen as soon as it is there", async () => {
    history.replaceState(null, "", "/?tema=other");
    answer({ body: list([...episodes, episode(12, "other")]) });
    visit();
    expect(button("Todos os segmentos")).toHaveAttribute("aria-pressed", "true");
    const other = await screen.findByRole("button", { name: "Outros Temas" });
    expect(other).toHaveAttribute("aria-pressed", "true");
    expect(theme("other")).toHaveAttribute("open");
    // §4: only it is shown.
    expect([theme("other").hidden, theme("pet-shop").hidden]).toEqual([false, true]);
    expect(location.search).toBe("?tema=other");
    theme("pet-shop").open = false;
    await userEvent.click(button("Pet Shop"));
    expect(location.search).toBe("?tema=pet-shop");
    // The visitor had closed it.
    expect(theme("pet-shop")).toHaveAttribute("open");
    await userEvent.click(button("Todos os segmentos"));
    expect(location.search).toBe("");
    expect([theme("other").hidden, theme("pet-shop").hidden]).toEqual([false, false]);
  });

  test("§4: a sync disables the buttons and says what it does", async () => {
    await open();
    answer({ body: undefined });
    await userEvent.click(button(/Sincronizar/));
    expect(button(/Sincronizando\.\.\./)).toBeDisabled();
    // A disabled button would lose the focus.
    expect(button(/Sincronizando\.\.\./).parentElement).toHaveFocus();
    expectBusy(true);
  });

  test("§8: a sync says how many videos it has, and loads the list again", async () => {
    await open();
    const calls = answer({ body: { count: 12 } }, { body: list([episode(12, "other")]) });
    await userEvent.click(button(/Sincronizar/));
    await expectToast("Sincronização concluída", "12 vídeos sincronizados.");
    await waitFor(() => expect(cards()).toHaveLength(2));
    expectBusy(false);
    expect(calls).toEqual(["/api/episodes/sync", "/api/episodes, from the server"]);
  });

  test.each<[string, Answer, string]>([
    ["fails", failed("Limite diário."), "Limite diário."],
    ["fails without a word", failed(), "Falha ao sincronizar"],
    ["is answered without a number", { body: {} }, "Falha ao sincronizar"],
  ])("§8: a sync that %s keeps the list", async (_what, from, description) => {
    await open();
    answer(from);
    await userEvent.click(button(/Sincronizar/));
    await expectToast("Erro na sincronização", description);
    expectBusy(false);
    expect(cards()).toHaveLength(3 + episodes.length);
  });

  test.each<[string, string, Answer[], string, string]>([
    ["empty", " ", [], "Erro ao importar", "Informe o link do YouTube ou o Video ID"],
    ["refused", "abc", [failed("Não existe.")], "Erro ao importar", "Não existe."],
    ["lost", "abc", [failed()], "Erro ao importar", "Falha ao importar vídeo"],
  ])(
    "§8: an import that is %s keeps the text",
    async (_what, text, answers, title, description) => {
      await open();
      answer(...answers);
      await userEvent.type(field(), text);
      await userEvent.click(button(/Importar/));
      await expectToast(title, description);
      expect(field()).toHaveValue(text);
    },
  );

  test("§8: a stored import says so, and a list that then fails to load is another failure", async () => {
    await open();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const calls = answer({ body: { ok: true, id: "abc" } }, failed());
    await user.type(field(), "abc");
    await user.click(button(/Importar/));
    await expectToast("Vídeo importado");
    await waitFor(() => expect(field()).toHaveValue(""));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(calls).toHaveLength(5);
    await expectToast("Erro ao carregar episódios", "Erro desconhecido ao carregar episódios.");
  });
});

describe("an episode", () => {
  const episode = (id: string): Episode => ({
    id,
    title: "PrimoZé Cast #12 – Tinta acrílica",
    summary: "",
    thumbnail: "",
    publishedAt: "2025-05-01T10:00:00.000Z",
    number: 12,
    theme: "paint-market",
    page: "/primoze-cast/12-tinta-acrilica",
  });

  test("a row loads YouTube's thumbnail through the site's route, in the width of a row", () => {
    const thumbnail = "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg";
    const { container } = render(<EpisodeRow episode={{ ...episode("dQw4w9WgXcQ"), thumbnail }} />);
    const { sizes, srcset } = container.querySelector("img")!;
    expect(sizes).toBe("5.5rem");
    const route = `/_next/image?url=${encodeURIComponent(thumbnail)}`;
    expect(srcset).toContain(`${route}&w=128&q=75 128w, ${route}&w=256&q=75 256w`);
  });

  test("the day is that of São Paulo, as on the episode's page", () => {
    const late = { ...episode("dQw4w9WgXcQ"), publishedAt: "2025-05-02T01:30:00.000Z" };
    expect(renderToString(<EpisodeRow episode={late} />)).toContain(">01/05/2025</time>");
  });

  test("a cut title has its whole text as its name", () => {
    const title = "Ep. 28 – Do balde ao contrato: como crescer sem perder a qualidade da obra";
    render(<EpisodeRow episode={{ ...episode("dQw4w9WgXcQ"), title }} />);
    const link = screen.getByRole("link", { name: `${title} (no YouTube, em nova aba)` });
    expect(link.textContent).toMatch(/^Ep\. 28 – .*\.\.\./);
  });

  test("an episode without a page has its text in its row on a phone, too", () => {
    const summary = "O que a obra pede.";
    render(<EpisodeRow episode={{ ...episode("dQw4w9WgXcQ"), summary, page: undefined }} />);
    expect(screen.getByText(summary)).not.toHaveClass("hidden");
  });

  describe.each([
    ["a featured episode", FeaturedEpisode],
    ["a row", EpisodeRow],
  ])("%s", (_what, Card) => {
    it.each([
      [
        "of the channel leads to the watch page in a new tab",
        "dQw4w9WgXcQ",
        "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
        "_blank",
      ],
      [
        "that is invented leads to its own page",
        "demo-ep-0012",
        "/primoze-cast/12-tinta-acrilica",
        "",
      ],
    ])("the title of one %s", (_whose, id, href, target) => {
      render(<Card episode={episode(id)} />);
      const title = within(screen.getByRole("heading")).getByRole<HTMLAnchorElement>("link");
      expect([title.getAttribute("href"), title.target]).toEqual([href, target]);
      expect(title.textContent?.includes("em nova aba")).toBe(target === "_blank");
      const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
      expect(links).toContain("/primoze-cast/12-tinta-acrilica");
    });
  });
});
