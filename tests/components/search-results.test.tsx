import { act, render, screen } from "@testing-library/react";
import { SiteResults } from "@/components/search/search-results";
import { SEARCH } from "@/lib/limits";
import { machinePaths } from "@/lib/paths";
import type { SearchRecord } from "@/lib/search/record";

const records: SearchRecord[] = [
  { url: "/servicos#pintura", kind: "service", title: "Pintura", text: "Paredes e tetos." },
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

it("says that nothing is found only after a pause, and keeps what was found until then", async () => {
  const { rerender } = render(<SiteResults query="pintura" />);
  await screen.findByText("1 resultado para “pintura”");
  jest.useFakeTimers();
  const status = screen.getByRole("status");
  for (const query of ["pintura xy", "pintura xyz helic", "xyz helic"]) {
    rerender(<SiteResults query={query} />);
    act(() => jest.advanceTimersByTime(SEARCH.pause - 1));
    expect(status).toHaveTextContent("1 resultado para");
  }
  act(() => jest.advanceTimersByTime(1));
  expect(status).toHaveTextContent("Nada encontrado para “xyz helic”");
  rerender(<SiteResults query="pintura" />);
  expect(status).toHaveTextContent("1 resultado para “pintura”");
  jest.useRealTimers();
});
