import { act, render, screen } from "@testing-library/react";
import { SiteResults } from "@/components/search/search-results";
import { SEARCH } from "@/lib/limits";
import type { SearchRecord } from "@/lib/search/record";

const records: SearchRecord[] = [
  { url: "/servicos#pintura", kind: "service", title: "Pintura", text: "Paredes e tetos." },
];

it("says that nothing is found only after a pause, and keeps what was found until then", async () => {
  globalThis.fetch = (() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(records) })) as unknown as typeof fetch;
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
