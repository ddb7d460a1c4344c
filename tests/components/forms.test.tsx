import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SuggestionForm } from "@/app/primoze-cast/suggestion-form";
import { ProposalForm } from "@/app/projetos-sociais/_sections/proposal-form";
import { DonationForm } from "@/components/forms/donation-form";
import { QuoteForm } from "@/components/forms/quote-form";
import { SPAM_SIGNAL_FIELDS } from "@/lib/forms/post-form";
import { paths } from "@/lib/paths";
import type { FormName } from "@/supabase/functions/_shared/contract/form";
import { FORMS } from "@/supabase/functions/_shared/contract/message-row";
import { paintCalculator } from "@/components/calculators/tinta/definition";
import { requestMeasures } from "@/lib/calculators/calculator";

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

  it("shows the measures of the calculation in its address, keeps them, and takes them away", async () => {
    const { example } = paintCalculator;
    window.history.replaceState(null, "", `/contato?calculadora=tinta&${example}`);
    render(<QuoteForm page="/contato" />);
    const measures = requestMeasures(paintCalculator, example);
    const shown = await screen.findByRole("group", { name: "Medidas" });
    for (const { label, value } of measures) expect(shown).toHaveTextContent(`${label}: ${value}`);
    expect(window.location.search).toBe("");
    const [stored] = Object.values(sessionStorage).filter((text) => text.startsWith("["));
    expect(JSON.parse(stored as string)).toEqual(measures);
    await userEvent.click(screen.getByRole("button", { name: "Tirar as medidas" }));
    expect(shown).not.toBeInTheDocument();
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
      [SPAM_SIGNAL_FIELDS.honeypot]: "",
      elapsed: expect.stringMatching(/^\d+$/),
    });
    expect(screen.getByLabelText("Nome")).toHaveValue("");
    expect(onSuccess).toHaveBeenCalledWith({
      message: {
        title: "Mensagem enviada com sucesso!",
        description: "Recebemos sua solicitação e entraremos em contato em breve.",
        anchor: "mensagem-enviada",
      },
      number: "7K4M-9QXT",
      measures: [],
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

  it.each([
    ["no network", () => Promise.reject(new TypeError()), "Erro ao enviar mensagem"],
    ["a refusal at a field", () => refused("invalid_email", 422, "email"), "Confira um campo"],
  ])("keeps the values after %s", async (_what, respond, words) => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    fetchMock.mockImplementation(async () => respond());
    render(<QuoteForm page="/contato" />);
    await fillAndSubmit(email());
    const summary = await screen.findByRole("group", { name: "Problemas no formulário" });
    expect(summary).toHaveTextContent(words);
    expect(screen.getByLabelText("Nome")).toHaveValue("Maria");
    logged.mockRestore();
  });
});

const ELEMENTS = {
  quote: <QuoteForm page={paths.contact} withService />,
  proposal: <ProposalForm page={paths.socialProjects} />,
  suggestion: <SuggestionForm page={paths.podcast} />,
  donation: <DonationForm page={paths.materialDonation} />,
};

/** `autocomplete` by field. */
const SENDER = { name: "name", email: "email", phone: "tel-national" };
const HINTS: Record<FormName, Record<string, string>> = {
  quote: SENDER,
  proposal: { nome_ong: "organization" },
  suggestion: { ...SENDER, topic: "off" },
  donation: { ...SENDER, pickupAddress: "address-line1" },
};

describe.each(Object.values(FORMS))("$name", ({ name: form, legalBasis, fields }) => {
  const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  beforeEach(() => {
    sessionStorage.clear();
    render(ELEMENTS[form]);
  });

  it("has a control for every field, a honeypot, hints for the keyboard, and the use of the data", () => {
    const names = [...document.querySelectorAll<HTMLInputElement>("[name]")].map(
      ({ name }) => name,
    );
    expect(names).toEqual(
      expect.arrayContaining([...Object.keys(fields), SPAM_SIGNAL_FIELDS.honeypot]),
    );
    const hints = Object.keys(HINTS[form]).map((name) => [name, control(name).autocomplete]);
    expect(Object.fromEntries(hints)).toEqual(HINTS[form]);
    const policy = screen.getByRole("link", { name: "política de privacidade" });
    expect(policy).toHaveAttribute("href", paths.privacy);
    expect(policy.parentElement).toHaveTextContent(
      `${legalBasis.notice} Veja a política de privacidade.`,
    );
  });
});

it("the characters of a long field are counted near its limit, and announced a second later", () => {
  jest.useFakeTimers();
  render(ELEMENTS.quote);
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText(/^Mensagem/), { target: { value } });
  type("m".repeat(1000));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  type("m".repeat(1999));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole("status")).toHaveTextContent("Resta 1 car");
  // An emoji is two, as the rule counts it.
  type(`${"\u{1f3e0}".repeat(1000)}a`);
  expect(screen.getByText("1 caractere além do limite.")).toBeTruthy();
  jest.useRealTimers();
});

it("§5: the browser itself asks for every field of a proposal", async () => {
  const sent = jest.fn();
  globalThis.fetch = sent;
  render(ELEMENTS.proposal);
  for (const [label, text] of [
    ["Nome da organização", "Lar"],
    ["Contato", "Cida"],
    ["Mensagem", "O piso."],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  }
  const asked = new Promise((resolve) =>
    screen.getByLabelText("Tipo de projeto").addEventListener("invalid", resolve),
  );
  await userEvent.click(screen.getByRole("button"));
  await asked;
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Contato")).toHaveValue("Cida");
});

// Which numbers: tests/unit/forms.test.ts.
it("a pasted phone number is formatted", async () => {
  render(ELEMENTS.quote);
  const phone = screen.getByLabelText("Telefone");
  await userEvent.click(phone);
  await userEvent.paste("+55 11.90000.0000");
  expect(phone).toHaveValue("(11) 90000-0000");
});

it("what is pasted into a phone number leaves the rest of it", async () => {
  render(ELEMENTS.quote);
  const phone = screen.getByLabelText<HTMLInputElement>("Telefone");
  await userEvent.type(phone, "11 0000-0000");
  phone.setSelectionRange(3, 3);
  await userEvent.paste("9");
  expect(phone).toHaveValue("11 90000-0000");
});
