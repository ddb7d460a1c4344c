import { act, fireEvent, render, screen } from "@testing-library/react";
import { SiteResults } from "@/components/search/search-results";
import { machinePaths } from "@/lib/paths";
import type { SearchRecord } from "@/lib/search/record";

const records: SearchRecord[] = [
  { url: "/servicos#pintura", kind: "service", title: "Pintura", text: "Paredes e tetos." },
  ...Array.from({ length: 20 }, (_, index) => ({
    url: `/blog/${index}`,
    kind: "article" as const,
    title: `Parafuso ${index}`,
    text: "",
  })),
  { url: "/blog/antigo", kind: "article", title: "Muro antigo", text: "De tijolo." },
];

const texts: SearchRecord[] = [
  {
    url: "/blog/antigo#reboco",
    kind: "article",
    title: "O reboco",
    page: "Muro antigo",
    text: "A cal entra primeiro e a areia peneirada depois.",
  },
];

const asked: string[] = [];

beforeEach(() => {
  globalThis.fetch = ((path: string) => {
    asked.push(path);
    const found = path === machinePaths.searchTexts ? texts : records;
    return Promise.resolve({ ok: true, json: () => Promise.resolve(found) });
  }) as unknown as typeof fetch;
});

it("asks for the other texts once, and only for a query without a good answer", async () => {
  const { rerender } = render(<SiteResults query="pintura" />);
  await screen.findByText("1 resultado para “pintura”");
  expect(asked).toEqual([machinePaths.search]);
  rerender(<SiteResults query="areia peneirada" />);
  const link = await screen.findByRole("link", { name: /Muro antigo.*O reboco/ });
  expect(link).toHaveAttribute("href", "/blog/antigo#reboco");
  expect(link).toHaveTextContent("Blog");
  rerender(<SiteResults query="xyz helic" />);
  expect(asked).toEqual([machinePaths.search, machinePaths.searchTexts]);
});

it("shows eight results, then ten more at a press", async () => {
  render(<SiteResults query="parafuso" />);
  await screen.findByText("20 resultados para “parafuso”");
  expect(screen.getAllByRole("listitem")).toHaveLength(8);
  fireEvent.click(screen.getByRole("button", { name: "Mostrar mais 12" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(18);
});

it("says that nothing is found only after a pause, and keeps what was found until then", async () => {
  const { rerender } = render(<SiteResults query="pintura" />);
  await screen.findByText("1 resultado para “pintura”");
  jest.useFakeTimers();
  const status = screen.getByRole("status");
  for (const query of ["pintura xy", "pintura xyz helic", "xyz helic"]) {
    rerender(<SiteResults query={query} />);
    act(() => jest.advanceTimersByTime(699));
    expect(status).toHaveTextContent("1 resultado para");
  }
  act(() => jest.advanceTimersByTime(1));
  expect(status).toHaveTextContent("Nada encontrado para “xyz helic”");
  rerender(<SiteResults query="pintura" />);
  expect(status).toHaveTextContent("1 resultado para “pintura”");
  jest.useRealTimers();
});
