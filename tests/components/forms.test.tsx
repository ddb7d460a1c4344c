import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { toast } from "sonner";
import { SuggestionForm } from "@/app/primoze-cast/_sections/suggestion-form";
import { ProposalForm } from "@/app/projetos-sociais/_sections/proposal-form";
import { DonationForm } from "@/components/forms/donation-form";
import { QuoteDialog } from "@/app/_sections/quote-dialog";
import { QuoteForm } from "@/components/forms/quote-form";
import { Toaster } from "@/components/ui/toaster";
import { SPAM_SIGNAL_FIELDS } from "@/lib/forms/post-form";
import { symptomQuotePath } from "@/lib/forms/quote-address";
import { paths } from "@/lib/paths";
import type { Field, FormName } from "@/supabase/functions/_shared/contract/form";
import { FORMS } from "@/supabase/functions/_shared/contract/message-row";
import { problemsOf, textsOf } from "@/supabase/functions/_shared/contract/schema";

/** The part of a Response that the form reads; jsdom has no Response. */
const response = (status: number, body: string) =>
  ({ ok: status < 300, json: async () => JSON.parse(body) }) as Response;

const refused = (code: string, status: number, field?: string) =>
  response(status, JSON.stringify({ error: { code, title: "x", message: "y", field } }));

const email = () => `maria-${crypto.randomUUID()}@example.com`;

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => response(200, '{"ok":true}'));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  window.history.replaceState(null, "", "/contato");
});
afterEach(() => toast.dismiss());

/** The values of the n-th request. */
const sentValues = (index = 0) =>
  JSON.parse(String(fetchMock.mock.calls[index]![1].body)) as Record<string, string>;

const ENTRIES = [
  ["Nome", "Maria"],
  ["Mensagem", "Pintar a sala."],
] as const;

async function fillAndSubmit(address: string) {
  for (const [label, value] of [...ENTRIES, ["E-mail", address]] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await userEvent.click(screen.getByRole("button", { name: "ENVIAR MENSAGEM" }));
}

const summary = () => screen.findByRole("group", { name: /^(Confira|Problemas no formulário)/ });

/** Expects one toast, with the words of §8: destructive style, except of a success. */
async function expectToast(title: string, description: string) {
  const shown = (await screen.findByText(title, { selector: "li *" })).closest("li")!;
  expect(within(shown).getByText(description)).toBeInTheDocument();
  expect(shown.dataset.type === "error").toBe(!title.endsWith(" com sucesso!"));
}

const page = (form: ReactElement) => (
  <>
    {form}
    <Toaster />
  </>
);

describe("the quote form", () => {
  it("sends §7's payload, shows §8's words and the number, and is empty", async () => {
    fetchMock.mockResolvedValue(response(200, '{"ok":true,"number":"7K4M-9QXT"}'));
    render(page(<QuoteForm labelledBy="titulo" page="/contato" withService />));
    const address = email();
    await userEvent.selectOptions(screen.getByLabelText(/^Serviço/), "eletrica");
    await fillAndSubmit(address);

    const message = await screen.findByRole("group", { name: "Confirmação: pedido 7K4M-9QXT" });
    expect(message).toHaveFocus();
    expect(message).not.toHaveTextContent("Mensagem enviada com sucesso!");
    expect(message).toHaveTextContent("7K4M-9QXT");
    expect(message).toHaveTextContent("Elétrica");
    expect(message).toHaveTextContent("Pintar a sala.");
    expect(message).toHaveTextContent(
      /É para logo\? Ligue \(11\) [\d-]+ e diga o número 7K4M-9QXT\./,
    );
    await expectToast(
      "Mensagem enviada com sucesso!",
      "Recebemos sua solicitação e entraremos em contato em breve.",
    );
    expect(fetchMock.mock.calls[0]![0]).toBe("/api/quote");
    expect(sentValues()).toEqual({
      name: "Maria",
      email: address,
      phone: "",
      serviceType: "eletrica",
      message: "Pintar a sala.",
      [SPAM_SIGNAL_FIELDS.honeypot]: "",
      elapsed: expect.stringMatching(/^\d+$/),
    });
    expect(screen.getByLabelText("Nome")).toHaveValue("");
    expect(screen.getByLabelText(/^Serviço/)).toHaveValue("");
    const fold = screen.getByText("Enviar outro pedido").closest("details")!;
    expect(fold).toContainElement(screen.getByLabelText("Nome"));
    expect(fold.open).toBe(false);

    await userEvent.click(screen.getByRole("button", { name: "Fechar confirmação" }));
    expect(message).not.toBeInTheDocument();
    expect(fold.open).toBe(true);
    await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveFocus());
  });

  it("§4: the button is disabled and says so while the message is sent", async () => {
    let answer = (_response: Response) => {};
    fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    render(<QuoteForm labelledBy="titulo" page="/contato" />);
    await fillAndSubmit(email());
    const button = await screen.findByRole("button", { name: "ENVIANDO..." });
    expect(button).toBeDisabled();
    // A disabled button would lose the focus.
    expect(button.parentElement).toHaveFocus();
    const status = within(button.parentElement!).getByRole("status");
    await waitFor(() => expect(status).toHaveTextContent("ENVIANDO..."));
    await act(async () => answer(response(200, '{"ok":true}')));
    expect(await screen.findByRole("button", { name: "ENVIAR MENSAGEM" })).toBeEnabled();
  });

  it("§5: sends three in its time, and not a fourth, from any page", async () => {
    const address = email();
    for (const sent of [1, 2, 3]) {
      const { unmount } = render(<QuoteForm labelledBy="titulo" page="/contato" />);
      await fillAndSubmit(address);
      await screen.findByRole("group", { name: /^Confirmação/ });
      expect(fetchMock).toHaveBeenCalledTimes(sent);
      unmount();
    }
    render(page(<QuoteForm labelledBy="titulo" page="/contato" />));
    await fillAndSubmit(address);
    expect(await summary()).toHaveTextContent("Muitas tentativas");
    await expectToast("Muitas tentativas", "Tente novamente em instantes.");
    expect(screen.getByLabelText("Nome")).toHaveValue("Maria");
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it("§8: the toast has the first problem; the summary takes the focus and links to every field", async () => {
    const user = userEvent.setup();
    document.title = "Contato";
    render(page(<QuoteForm labelledBy="titulo" page="/contato" />));
    await user.type(screen.getByLabelText("Telefone"), "1");
    await user.click(screen.getByRole("button"));
    const problems = await summary();
    expect(problems).toHaveFocus();
    expect(problems).toHaveAccessibleName("Confira 4 campos");
    expect(document.title).toBe("Erro: Contato");
    await expectToast("Campos obrigatórios", "Preencha nome, e-mail e mensagem.");
    expect(problems).toHaveTextContent(/^Confira 4 campos/);
    const links = within(problems).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "Nome",
      "E-mail",
      "Telefone",
      "Mensagem",
    ]);
    expect(screen.getAllByText("Escreva a sua mensagem.")).toHaveLength(1);
    await user.click(screen.getByText("Mensagem", { selector: "a" }));
    await waitFor(() => expect(screen.getByLabelText("Mensagem")).toHaveFocus());
    expect(screen.getByLabelText("E-mail")).toBeInvalid();

    await user.click(screen.getByRole("button", { name: "ENVIAR MENSAGEM" }));
    expect(await summary()).toHaveFocus();
    await fillAndSubmit(email());
    expect(await summary()).toHaveTextContent(/^Confira um campo/);
    expect(screen.getByLabelText("Telefone")).toBeInvalid();
    await user.clear(screen.getByLabelText("Telefone"));
    await waitFor(() =>
      expect(screen.getByLabelText("Telefone")).toHaveAttribute("aria-invalid", "false"),
    );
    await user.click(screen.getByRole("button", { name: "ENVIAR MENSAGEM" }));
    await screen.findByRole("group", { name: /^Confirmação/ });
    expect(document.title).toBe("Contato");
  });

  it.each([
    ["no network", () => Promise.reject(new TypeError()), "Erro ao enviar mensagem"],
    ["a refusal at a field", () => refused("invalid_email", 422, "email"), "Confira um campo"],
    ["a body too large", () => refused("too_large", 413), "Reduza os campos e tente novamente."],
    ["an unknown error", () => refused("teapot", 418), "Erro ao enviar mensagem"],
    ["a response that is not JSON", () => response(502, "<html>"), "Erro ao enviar mensagem"],
  ])("keeps the values after %s", async (_what, respond, words) => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    fetchMock.mockImplementation(async () => respond());
    render(<QuoteForm labelledBy="titulo" page="/contato" />);
    await fillAndSubmit(email());
    const problems = await summary();
    expect(problems).toHaveTextContent(words);
    expect(problems).toHaveFocus();
    expect(screen.getByLabelText("Nome")).toHaveValue("Maria");
    expect(screen.getByRole("button", { name: "ENVIAR MENSAGEM" })).toBeEnabled();
    expect(logged).toHaveBeenCalledTimes(words === "Erro ao enviar mensagem" ? 1 : 0);
    logged.mockRestore();
  });

  it("says that there is no network, and that what was written is still there", async () => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fetchMock.mockImplementation(() => Promise.reject(new TypeError()));
    render(<QuoteForm labelledBy="titulo" page="/contato" />);
    await fillAndSubmit(email());
    const problems = await summary();
    expect(problems).toHaveTextContent("Você está sem internet.");
    expect(within(problems).getAllByRole("link")).toHaveLength(1);
    expect(within(problems).getByRole("link")).toHaveAttribute(
      "href",
      expect.stringMatching(/^tel:/),
    );
    online.mockRestore();
    logged.mockRestore();
  });

  it("offers what could not be sent by WhatsApp and e-mail, with its labels", async () => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    fetchMock.mockImplementation(async () => refused("send_failed", 502));
    render(page(<QuoteForm labelledBy="titulo" page="/contato" withService />));
    const address = email();
    await userEvent.selectOptions(screen.getByLabelText(/^Serviço/), "manutencao");
    await fillAndSubmit(address);
    await expectToast(
      "Erro ao enviar mensagem",
      "Ocorreu um erro. Por favor, tente novamente ou entre em contato diretamente.",
    );
    const text = `Nome: Maria\nE-mail: ${address}\nServiço: Manutenção geral\nMensagem: Pintar a sala.`;
    for (const [name, parameter] of [
      [/^Enviar por WhatsApp/, "text"],
      ["Enviar por e-mail", "body"],
    ] as const) {
      const link = within(await summary()).getByRole("link", { name });
      const sent = () => new URL(link.getAttribute("href")!).searchParams.get(parameter);
      expect(sent()).toBe(text);
      // It carries what is in the fields now.
      await userEvent.type(screen.getByLabelText("Mensagem"), " E o teto.");
      await waitFor(() => expect(sent()).toBe(`${text} E o teto.`));
      await userEvent.clear(screen.getByLabelText("Mensagem"));
      await userEvent.type(screen.getByLabelText("Mensagem"), "Pintar a sala.");
    }
    logged.mockRestore();
  });

  it("a message too long for a mail link of Windows can be copied", async () => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    fetchMock.mockImplementation(async () => refused("send_failed", 502));
    render(page(<QuoteForm labelledBy="titulo" page="/contato" />));
    const address = email();
    await fillAndSubmit(address);
    const text = "Pintar a sala, o corredor e dois quartos. ".repeat(45).trim();
    fireEvent.change(screen.getByLabelText("Mensagem"), { target: { value: text } });
    const copy = await within(await summary()).findByRole("button", { name: "Copiar a mensagem" });
    expect(copy.dataset.copy).toContain(text);
    const mail = within(await summary()).getByRole("link", { name: "Enviar por e-mail" });
    expect(mail.getAttribute("href")!.length).toBeLessThanOrEqual(2000);
    logged.mockRestore();
  });

  it("§4: the home's dialog closes, and the message is in the page", async () => {
    const opener = document.body.appendChild(document.createElement("button"));
    opener.setAttribute("command", "show-modal");
    opener.setAttribute("commandfor", "pedir");
    const close = jest.fn();
    HTMLDialogElement.prototype.close = close;
    render(page(<QuoteDialog id="pedir" />));
    document.querySelector("dialog")!.open = true;
    await userEvent.click(screen.getByRole("button", { name: "ENVIAR MENSAGEM" }));
    const dialog = screen.getByRole("dialog");
    expect(await within(dialog).findByText("Campos obrigatórios")).toBeInTheDocument();
    await fillAndSubmit(email());
    const message = await screen.findByRole("group", { name: /^Confirmação/ });
    expect(close).toHaveBeenCalledTimes(1);
    expect(dialog).not.toContainElement(message);
    expect(message).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Fechar confirmação" }));
    expect(opener).toHaveFocus();
    opener.remove();
  });
});

// What it may bring: tests/unit/forms.test.ts.
describe("what an address brings", () => {
  const visit = (query: string) => {
    window.history.replaceState(null, "", `/contato?${new URLSearchParams(query)}`);
    render(<QuoteForm labelledBy="titulo" page="/contato" withService courses={["Solar & Cia"]} />);
  };
  const service = () => screen.getByLabelText(/^Serviço/);
  const message = () => screen.getByLabelText("Mensagem");

  it("is told above the form: the measures of a calculator, until they are deleted", async () => {
    visit("mensagem=Quero um orçamento com estas medidas.%0A- Área: 12 m²");
    expect(screen.getByText(/^As medidas da calculadora vieram junto\./)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /trocar/ })).toBeNull();
    await userEvent.clear(message());
    expect(screen.queryByText(/medidas da calculadora/)).toBeNull();
  });

  it("is told above the form: a problem and its service, also once a question is answered", async () => {
    visit(symptomQuotePath("Tomada quente", "eletrica").replace(/^.*\?|#.*$/g, ""));
    const told = screen.getByText("Tomada quente").closest("p");
    expect(told).toHaveTextContent("Tomada quente · Elétrica · trocar");
    await userEvent.type(message(), " hoje");
    expect(told).toBeVisible();
    await userEvent.clear(message());
    expect(screen.queryByText("Tomada quente")).toBeNull();
  });

  it("changes with a link of the page to another service, and what was typed stays", async () => {
    visit("servico=pintura");
    await userEvent.type(screen.getByLabelText("Nome"), "Maria");
    const link = document.body.appendChild(document.createElement("a"));
    link.href = "/contato?servico=eletrica#orcamento";
    await userEvent.click(link);
    expect(service()).toHaveValue("eletrica");
    const change = screen.getByRole("link", { name: "Elétrica: trocar" });
    expect(change).toHaveFocus();
    expect(change).toHaveAttribute("href", `#${service().id}`);
    expect(screen.getByLabelText("Nome")).toHaveValue("Maria");
    expect(window.location.search).toBe("?servico=eletrica");
    link.remove();
  });

  it("does not come back when the visitor deletes it, or has sent it", async () => {
    visit("mensagem=Pintar.");
    await userEvent.clear(message());
    await userEvent.type(screen.getByLabelText("Nome"), "Maria");
    expect(message()).toHaveValue("");
    await fillAndSubmit(email());
    await screen.findByRole("group", { name: /^Confirmação/ });
    expect(message()).toHaveValue("");
  });
});

const ELEMENTS = {
  quote: <QuoteForm labelledBy="titulo" page={paths.contact} withService />,
  proposal: <ProposalForm />,
  suggestion: <SuggestionForm />,
  donation: <DonationForm labelledBy="titulo" />,
};

const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;

/** The page as the server wrote it. */
function serverPage(form: ReactElement) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(form);
  return container;
}

describe("before React", () => {
  const roots: { unmount: () => void }[] = [];
  afterEach(() => {
    act(() => roots.splice(0).forEach((root) => root.unmount()));
    document.body.replaceChildren();
  });
  const takeOver = (container: HTMLElement, form: ReactElement) =>
    act(async () => void roots.push(hydrateRoot(container, form)));

  it.each(Object.keys(ELEMENTS) as FormName[])("%s: the browser checks and posts it", (name) => {
    serverPage(ELEMENTS[name]);
    const form = document.querySelector("form")!;
    expect(form.getAttribute("action")).toBe(`/api/${name}`);
    expect(form.method).toBe("post");
    expect(form.noValidate).toBe(false);
    expect(form.matches("[data-live]")).toBe(true);
    expect(document.querySelectorAll(":required").length).toBeGreaterThan(0);
  });

  it("what was typed and chosen stays when React comes, and is sent", async () => {
    const values = {
      name: "Maria",
      email: "maria-antes@example.com",
      phone: "(11) 90000-0000",
      serviceType: "hidraulica",
      message: "Trocar a torneira.\nÉ urgente.",
    };
    const container = serverPage(ELEMENTS.quote);
    for (const [field, value] of Object.entries(values)) control(field).value = value;
    const elements = Object.keys(values).map(control);
    elements[0]!.focus();
    await takeOver(container, ELEMENTS.quote);
    expect(Object.keys(values).map(control)).toEqual(elements);
    expect(elements[0]).toHaveFocus();
    expect(document.querySelector("form")!.noValidate).toBe(true);
    await userEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    expect(sentValues()).toMatchObject(values);
  });

  it("what was typed stays, also where the address brings something else", async () => {
    window.history.replaceState(null, "", "/contato?servico=pintura&mensagem=Do+endereço");
    const container = serverPage(ELEMENTS.quote);
    control("message").value = "Do visitante";
    await takeOver(container, ELEMENTS.quote);
    expect(control("message").value).toBe("Do visitante");
    expect(control("serviceType").value).toBe("pintura");
  });

  it("the counter counts what was typed", async () => {
    const container = serverPage(ELEMENTS.quote);
    control("message").value = "m".repeat(2001);
    await takeOver(container, ELEMENTS.quote);
    expect(screen.getByText("1 caractere além do limite.")).toBeInTheDocument();
  });
});

/** `autocomplete` by field. */
const SENDER = { name: "name", email: "email", phone: "tel-national" };
const HINTS: Record<FormName, Record<string, string>> = {
  quote: SENDER,
  proposal: { nome_ong: "organization" },
  suggestion: { ...SENDER, topic: "off" },
  donation: { ...SENDER, pickupAddress: "address-line1" },
};

describe.each(Object.values(FORMS))("$name", ({ name: form, legalBasis, fields }) => {
  beforeEach(() => void render(ELEMENTS[form]));
  afterEach(() => jest.useRealTimers());

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

  it("counts the characters near the limit of its long field", () => {
    jest.useFakeTimers();
    const long = control("message") ?? control("question") ?? control("description");
    if (!long) return expect(form).toBe("proposal");
    const announced = screen.getAllByRole("status")[0];
    const max = (fields as Record<string, Field>)[long.name]!.max!;
    const type = (length: number) =>
      fireEvent.change(long, { target: { value: "m".repeat(length) } });
    type(max / 2);
    expect(announced).toBeEmptyDOMElement();
    type(max - 1);
    expect(announced).toBeEmptyDOMElement();
    // It is announced a second later.
    act(() => jest.advanceTimersByTime(1000));
    expect(announced).toHaveTextContent("Resta 1 car");
    type(max);
    expect(screen.getByText("Restam 0 caracteres.")).toBeTruthy();
    type(max + 2);
    expect(screen.getByText("2 caracteres além do limite.")).toBeTruthy();
    // An emoji is two, as the rule counts it.
    const emojis = "\u{1f3e0}".repeat(max / 2);
    for (const [value, isTooLong] of [
      [emojis, false],
      [`${emojis}a`, true],
    ] as const) {
      fireEvent.change(long, { target: { value } });
      expect(screen.queryByText("1 caractere além do limite.") !== null).toBe(isTooLong);
      const problems = problemsOf(fields, textsOf(fields).parse({ [long.name]: value }));
      expect(problems.some(({ code }) => code === "too_long")).toBe(isTooLong);
    }
  });
});

const PROPOSAL = [
  ["Nome da organização", "Lar"],
  ["Contato", "Cida"],
  ["Tipo de projeto", "reparos"],
  ["Mensagem", "O piso."],
] as const;

it.each(PROPOSAL)("§5: the browser itself asks for a field of a proposal: %s", async (blank) => {
  render(ELEMENTS.proposal);
  const typed = PROPOSAL.filter(([label]) => label !== blank);
  for (const [label, value] of typed)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const asked = new Promise((resolve) =>
    screen.getByLabelText(blank).addEventListener("invalid", resolve),
  );
  await userEvent.click(screen.getByRole("button"));
  await asked;
  expect(fetchMock).not.toHaveBeenCalled();
  expect(screen.queryByRole("group", { name: /^(Confira|Problemas no formulário)/ })).toBeNull();
  for (const [label, value] of typed) expect(screen.getByLabelText(label)).toHaveValue(value);
});
