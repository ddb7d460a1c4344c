import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuoteForm } from "@/components/forms/quote-form";
import { fieldNames } from "@/supabase/functions/_shared/contract/form";
import { quote } from "@/supabase/functions/_shared/contract/quote";

/** The part of a Response that the form reads; jsdom has no Response. */
const response = (status: number, body: string) =>
  ({ ok: status < 300, json: async () => JSON.parse(body) }) as Response;

const refused = (code: string, status: number, field?: string) =>
  response(status, JSON.stringify({ error: { code, title: "x", message: "y", field } }));

const email = () => `maria-${crypto.randomUUID()}@example.com`;

async function fillAndSubmit(address: string) {
  const user = userEvent.setup();
  for (const [label, text] of [
    ["Nome", "Maria"],
    ["E-mail", address],
    [/^Mensagem/, "Pintar a sala."],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole("button"));
}

describe("QuoteForm", () => {
  const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
  beforeEach(() => {
    fetchMock.mockReset();
    sessionStorage.clear();
    globalThis.fetch = fetchMock as unknown as typeof fetch;
  });

  it("sends §7's payload, calls back and resets", async () => {
    fetchMock.mockResolvedValue(response(200, '{"ok":true,"number":"7K4M-9QXT"}'));
    const onSuccess = jest.fn();
    render(<QuoteForm page="/contato" onSuccess={onSuccess} />);
    const address = email();
    await fillAndSubmit(address);

    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    const [url, init] = fetchMock.mock.calls[0]!;
    expect(url).toBe("/api/quote");
    expect(JSON.parse(String(init.body))).toMatchObject({
      name: "Maria",
      email: address,
      phone: "",
      serviceType: "",
      message: "Pintar a sala.",
    });
    expect(screen.getByLabelText("Nome")).toHaveValue("");
    expect(onSuccess).toHaveBeenCalledWith({
      message: quote.messages.success,
      number: "7K4M-9QXT",
      submittedFields: expect.arrayContaining([{ field: "email", label: "E-mail", text: address }]),
    });
  });

  it("links to every field with a problem in their order; each says what it needs, once", async () => {
    const user = userEvent.setup();
    render(<QuoteForm page="/contato" />);
    await user.type(screen.getByLabelText("Telefone"), "1");
    await user.click(screen.getByRole("button"));
    const summary = await screen.findByRole("group", { name: "Problemas no formulário" });
    expect(summary).toHaveTextContent(/^Confira 4 campos/);
    expect([...summary.querySelectorAll("a")].map((link) => link.textContent)).toEqual([
      "Nome",
      "E-mail",
      "Telefone",
      "Mensagem",
    ]);
    expect(screen.getAllByText("Escreva a sua mensagem.")).toHaveLength(1);
    await user.click(screen.getByText("Mensagem", { selector: "a" }));
    expect(screen.getByLabelText(/^Mensagem/)).toHaveFocus();
    expect(screen.getByLabelText("E-mail")).toBeInvalid();
  });

  it("asks about an address that looks mistyped, and takes the answer", async () => {
    const user = userEvent.setup();
    render(<QuoteForm page="/contato" />);
    await user.type(screen.getByLabelText("E-mail"), "ana@gmial.com");
    await user.tab();
    await user.click(screen.getByRole("button", { name: /Você quis dizer ana@gmail.com/ }));
    expect(screen.getByLabelText("E-mail")).toHaveValue("ana@gmail.com");
    expect(screen.queryByText(/Você quis dizer/)).toBeNull();
  });

  it("has a control for every field of its contract", () => {
    render(<QuoteForm page="/contato" withService />);
    const names = [...document.querySelectorAll("[name]")].map((field) =>
      field.getAttribute("name"),
    );
    expect(names).toEqual(expect.arrayContaining(fieldNames(quote)));
  });

  it.each([
    ["a refusal at a field", () => refused("invalid_email", 422, "email"), "Confira um campo"],
    ["a body too large", () => refused("too_large", 413), "Reduza os campos e tente novamente."],
    ["an unknown error", () => refused("teapot", 418), "Erro ao enviar mensagem"],
    ["a response that is not JSON", () => response(502, "<html>"), "Erro ao enviar mensagem"],
  ])("keeps the values after %s", async (_what, respond, words) => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    fetchMock.mockResolvedValue(respond());
    render(<QuoteForm page="/contato" />);
    await fillAndSubmit(email());
    const summary = await screen.findByRole("group", { name: "Problemas no formulário" });
    expect(summary).toHaveTextContent(words);
    expect(screen.getByLabelText("Nome")).toHaveValue("Maria");
    logged.mockRestore();
  });
});
