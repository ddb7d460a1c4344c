import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { SiteSearch } from "@/components/search/site-search";
import type { SearchRecord } from "@/lib/search/record";

const records: SearchRecord[] = [
  { url: "/servicos#pintura", kind: "service", title: "Pintura", text: "Paredes e tetos." },
  { url: "/blog/antigo", kind: "article", title: "Muro antigo", text: "De tijolo e pintura." },
  ...Array.from({ length: 12 }, (_, place) => ({
    url: `/pagina-${place}`,
    kind: "page" as const,
    title: `Página ${place}`,
    text: "Uma grade de ferro.",
  })),
];

const answer = (isThere = true) =>
  Promise.resolve({ ok: isThere, status: 503, json: () => Promise.resolve(records) });

beforeEach(() => {
  globalThis.fetch = (() => answer()) as unknown as typeof fetch;
});

/** As a visitor has it who opens an address. */
function open(address: string) {
  history.replaceState(null, "", address);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SiteSearch />
    </SWRConfig>,
  );
}

const links = () =>
  within(screen.getByRole("list", { name: "Resultados" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("an address has its result, and what is typed is in the address", async () => {
  open("/busca?q=pintura");
  await screen.findByText("2 resultados para “pintura”");
  expect(links()).toEqual(["/servicos#pintura", "/blog/antigo"]);
  const field = screen.getByRole("searchbox");
  expect(field).toHaveValue("pintura");
  await userEvent.clear(field);
  expect(location.pathname + location.search).toBe("/busca");
  expect(screen.queryByText(/ para “/)).toBeNull();
  await userEvent.type(field, "t");
  expect(screen.queryByText(/ para “/)).toBeNull();
  await userEvent.type(field, "i");
  await screen.findByText(/ para “ti”/);
  await userEvent.type(field, "jolo");
  expect(location.search).toBe("?q=tijolo");
  await screen.findByText("1 resultado para “tijolo”");
});

it("the status is there before its text, which comes once nobody types any more", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open("/busca");
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  const said: string[] = [];
  const note = () => said.push(status.textContent);
  new MutationObserver(note).observe(status, { subtree: true, childList: true });
  await user.type(screen.getByRole("searchbox"), "tijolo");
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(said).toEqual(["1 resultado para “tijolo”"]);
  expect(screen.getByRole("status")).toBe(status);
  jest.useRealTimers();
});

it("a press with nothing typed leads to the field", async () => {
  open("/busca");
  await userEvent.click(screen.getByRole("button", { name: "Buscar" }));
  expect(screen.getByRole("searchbox")).toHaveFocus();
});

it("finds only articles when asked to, and offers the whole site", async () => {
  open("/busca?q=pintura&em=blog");
  await screen.findByText("1 artigo para “pintura”");
  const box = screen.getByRole("checkbox", { name: "Só nos artigos do blog" });
  expect(box).toBeChecked();
  await userEvent.type(screen.getByRole("searchbox"), "xyzzyq");
  expect(screen.getByRole("link", { name: "Buscar no site todo" })).toHaveAttribute(
    "href",
    "/busca?q=pinturaxyzzyq",
  );
  await userEvent.click(box);
  expect(location.search).toBe("?q=pinturaxyzzyq");
});

it("says that nothing is found, with a question for WhatsApp and all pages", async () => {
  open("/busca?q=xyzzyq");
  await screen.findByText("Nada encontrado para “xyzzyq”");
  const question = screen.getByRole("link", { name: /^Perguntar no WhatsApp/ });
  expect(new URL(question.getAttribute("href")!).searchParams.get("text")).toContain("“xyzzyq”");
  expect(screen.getByRole("link", { name: "Ver todas as páginas" })).toHaveAttribute(
    "href",
    "/mapa-do-site",
  );
});

it("shows the best results first, and the others after a press", async () => {
  open("/busca?q=grade");
  await screen.findByText(`12 resultados para “grade”`);
  expect(links()).toHaveLength(6);
  await userEvent.click(screen.getByRole("button", { name: "Ver todos os 12 resultados" }));
  expect(links()).toHaveLength(12);
  // The pressed button is gone then.
  expect(document.activeElement).toBe(
    within(screen.getByRole("list", { name: "Resultados" })).getAllByRole("link")[6],
  );
  // Another query begins with the best ones again.
  await userEvent.type(screen.getByRole("searchbox"), " de");
  await screen.findByRole("button", { name: /^Ver todos/ });
  expect(links()).toHaveLength(6);
});

it("says that the records did not come, and can ask again", async () => {
  globalThis.fetch = (() => answer(false)) as unknown as typeof fetch;
  open("/busca?q=pintura");
  await screen.findByText("A busca não respondeu");
  const form = screen.getByRole("search");
  // Whether the browser goes on and loads the page anew: not to a page that says "no network".
  expect(fireEvent.submit(form)).toBe(true);
  const isOnline = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(fireEvent.submit(form)).toBe(false);
  isOnline.mockRestore();
  globalThis.fetch = (() => answer()) as unknown as typeof fetch;
  await userEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  await screen.findByText("2 resultados para “pintura”");
  expect(document.body).not.toHaveFocus();
  expect(fireEvent.submit(form)).toBe(false);
});
