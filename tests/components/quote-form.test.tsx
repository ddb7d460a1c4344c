import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuoteForm } from "@/components/forms/quote-form";

/** The part of a Response that the form reads; jsdom has no Response. */
const response = (status: number, body: string) =>
  ({ ok: status < 300, json: async () => JSON.parse(body) }) as Response;

const refused = (code: string, status: number, field?: string) =>
  response(status, JSON.stringify({ error: { code, title: "x", message: "y", field } }));

const email = () => `maria-${crypto.randomUUID()}@example.com`;

async function fillAndSubmit(address: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Nome"), "Maria");
  await user.type(screen.getByLabelText("E-mail"), address);
  await user.type(screen.getByLabelText(/^Mensagem/), "Pintar a sala.");
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
      number: "7K4M-9QXT",
      submittedFields: expect.arrayContaining([{ field: "email", label: "E-mail", text: address }]),
    });
  });

  it("links to every field with a problem, by what it needs, in the order of the fields", async () => {
    const user = userEvent.setup();
    render(<QuoteForm page="/contato" />);
    await user.type(screen.getByLabelText("Telefone"), "1");
    await user.click(screen.getByRole("button"));
    const summary = await screen.findByRole("group", { name: "Problemas no formulário" });
    expect(summary).toHaveTextContent(/^Campos obrigatórios/);
    expect([...summary.querySelectorAll("a")].map((link) => link.textContent)).toEqual([
      "Informe o seu nome.",
      "Informe o seu e-mail.",
      "Informe DDD e número, como (11) 90000-0000.",
      "Escreva a sua mensagem.",
    ]);
    await user.click(screen.getByText("Escreva a sua mensagem.", { selector: "a" }));
    expect(screen.getByLabelText(/^Mensagem/)).toHaveFocus();
    expect(screen.getByLabelText("E-mail")).toBeInvalid();
  });

  it("shows the service only with withService", () => {
    const { rerender } = render(<QuoteForm page="/contato" />);
    expect(screen.queryByLabelText(/^Serviço/)).toBeNull();
    rerender(<QuoteForm page="/contato" withService />);
    expect(screen.getByLabelText(/^Serviço/)).toBeInTheDocument();
  });

  it("shows the server's refusal at the field, with a sentence of its own and not the response's", async () => {
    fetchMock.mockResolvedValue(refused("invalid_email", 422, "email"));
    render(<QuoteForm page="/contato" />);
    await fillAndSubmit(email());
    const field = screen.getByLabelText("E-mail");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Informe o e-mail completo/));
    expect(screen.getByRole("group", { name: "Problemas no formulário" })).toHaveFocus();
  });

  it.each([
    ["a body too large", "too_large", 413, "Reduza os campos e tente novamente."],
    ["too many from this address", "rate_limited", 429, "Tente novamente em instantes."],
  ])("shows §8's text for %s", async (_what, code, status, words) => {
    fetchMock.mockResolvedValue(refused(code, status));
    render(<QuoteForm page="/contato" />);
    await fillAndSubmit(email());
    expect(await screen.findByRole("group", { name: "Problemas no formulário" })).toHaveTextContent(
      words,
    );
  });

  it.each([
    ["an unknown error", () => Promise.resolve(refused("teapot", 418))],
    ["a response that is not JSON", () => Promise.resolve(response(502, "<html>"))],
    ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("treats %s as a send failure: logged, values kept, button enabled", async (_what, respond) => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    fetchMock.mockImplementation(respond);
    render(<QuoteForm page="/contato" />);
    await fillAndSubmit(email());
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(screen.getByLabelText("Nome")).toHaveValue("Maria");
    await waitFor(() => expect(screen.getByRole("button")).toBeEnabled());
    logged.mockRestore();
  });
});
