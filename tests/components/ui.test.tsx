import { readFileSync } from "node:fs";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ShareImage } from "@/app/compartilhar/[name]/share-image";
import { TableOfContents } from "@/app/blog/[slug]/_sections/table-of-contents";
import PageError from "@/app/error";
import { Badge } from "@/components/ui/badge";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { PrintButton } from "@/components/ui/print-button";
import { VideoEmbed } from "@/app/projetos-sociais/_sections/video-embed";
import { tellOfAudioErrors } from "@/lib/browser/audio-errors";
import { listenForCopyAndPrint } from "@/lib/browser/copy-and-print";

it.each([
  [0, 0],
  [1, 0],
  [2, 4],
])("the contents of an article with %i headings have %i links", (count, links) => {
  const headings = Array.from({ length: count }, (_, index) => ({
    id: `titulo-${index}`,
    text: `Título ${index}`,
    level: 2 as const,
  }));
  const cta = { title: "Orçamento", text: "Peça.", label: "Pedir", href: "/contato" };
  render(<TableOfContents headings={headings} cta={cta} />);
  expect(screen.queryAllByRole("link", { name: /Título/, hidden: true })).toHaveLength(links);
  expect(screen.queryAllByText("Neste artigo")).toHaveLength(count > 1 ? 2 : 0);
  expect(screen.getByRole("link", { name: "Pedir" })).toBeInTheDocument();
});

it("a control is described by its hint and its error, and its label says that it may be empty", () => {
  render(
    <Field id="telefone" label="Telefone" optional hint="Com DDD." error="Faltam números.">
      {(control) => <input {...control} />}
    </Field>,
  );
  const control = screen.getByRole("textbox", { name: "Telefone (opcional)" });
  expect(control).toHaveAccessibleDescription("Com DDD. Erro: Faltam números.");
  expect(control).toBeInvalid();
});

describe("a badge", () => {
  /** The channel of a colour that is the strongest; none of a grey. */
  function channelOf(token: string): string {
    const tokens = readFileSync("app/_styles/tokens.css", "utf8");
    const [, hex = ""] = new RegExp(`--color-${token}: #(\\w{6});`).exec(tokens) ?? [];
    const channels = [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
    const strongest = Math.max(...channels);
    if (strongest - Math.min(...channels) < 32) return "grey";
    return ["red", "green", "blue"][channels.indexOf(strongest)]!;
  }

  /** §4: the badges of a course. */
  it.each([
    ["open", "aberto", "green"],
    ["sold-out", "esgotado", "red"],
    ["soon", "breve", "blue"],
    ["other", "outro", "grey"],
  ] as const)("the badge of the tone “%s” has the colour “%s”, a %s", (tone, token, channel) => {
    render(<Badge tone={tone}>agora</Badge>);
    expect(screen.getByText("agora")).toHaveClass(`bg-${token}`);
    expect(channelOf(token)).toBe(channel);
  });
});

describe("the title of a share image", () => {
  const draw = (title: string) => {
    const picture = {
      label: "Blog",
      notes: [],
      drawing: "/a.svg",
      mark: "/a.svg",
      image: "/a.svg",
    };
    render(<ShareImage {...picture} title={title} />);
  };

  it.each([
    ["Cast #31 – Reforma sem dor 🏗️ → passo a passo", "Cast #31 – Reforma sem dor passo a passo"],
    ["NR\u201135: “1️⃣ m²” 👷🏽‍♀️", "NR-35: “1 m²”"],
    ["Jiří e Łukasz, na 木", "Jirí e ukasz, na"],
  ])("%j is drawn with the letters of its font: %j", (title, drawn) => {
    draw(title);
    expect(screen.getByText(drawn)).toBeInTheDocument();
  });

  // Its box is 1104 × 208 px. A line is 1.1 times as high as its letters, a letter 0.6 times as wide.
  it("fits its box", () => {
    const titles = Array.from({ length: 130 }, (_, index) => "a".repeat(index + 1));
    const tooLarge = titles.filter((title) => {
      draw(title);
      const size = Number.parseInt(screen.getByText(title).style.fontSize);
      const lines = Math.floor(208 / (1.1 * size));
      return title.length > lines * (1104 / (0.6 * size));
    });
    expect(tooLarge).toEqual([]);
  });
});

describe("a copy button", () => {
  const writeText = jest.fn<Promise<void>, [string]>();

  beforeAll(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    listenForCopyAndPrint();
  });
  beforeEach(() => {
    jest.useFakeTimers();
    writeText.mockReset().mockResolvedValue(undefined);
    render(<CopyButton text="#0E3A5A" accessibleLabel="Copiar HEX" />);
  });
  afterEach(() => jest.useRealTimers());

  async function click() {
    const button = screen.getByRole("button", { name: "Copiar HEX" });
    await act(async () => fireEvent.click(button));
    return button;
  }

  it("copies, says so, and shows the check mark for exactly 2000 ms", async () => {
    const button = await click();
    expect(writeText).toHaveBeenCalledWith("#0E3A5A");
    expect(screen.getByRole("status")).toHaveTextContent("Copiado!");
    act(() => void jest.advanceTimersByTime(1999));
    expect(button).toHaveAttribute("data-copied", "true");
    act(() => void jest.advanceTimersByTime(1));
    expect(button).not.toHaveAttribute("data-copied");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("a second press shows the check mark for 2000 ms more", async () => {
    const button = await click();
    act(() => void jest.advanceTimersByTime(1467));
    await click();
    act(() => void jest.advanceTimersByTime(1999));
    expect(button).toHaveAttribute("data-copied", "true");
    act(() => void jest.advanceTimersByTime(1));
    expect(button).not.toHaveAttribute("data-copied");
  });

  it("copies the whole address of a path", async () => {
    render(<CopyButton text="/calculadoras/tinta?altura=2,70">Copiar o link</CopyButton>);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copiar o link" })));
    expect(writeText).toHaveBeenCalledWith("http://localhost/calculadoras/tinta?altura=2,70");
  });

  it("copies plain spaces", async () => {
    render(<CopyButton text={"12\u00a0m²"}>Copiar a conta</CopyButton>);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copiar a conta" })));
    expect(writeText).toHaveBeenCalledWith("12 m²");
  });

  it("says that it could not copy where there is no clipboard", async () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    await click();
    expect(screen.getByRole("status")).toHaveTextContent("Erro ao copiar");
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  });

  it("says that it could not copy, and shows no check mark", async () => {
    writeText.mockRejectedValue(new Error("denied"));
    const button = await click();
    expect(screen.getByRole("status")).toHaveTextContent("Erro ao copiar");
    expect(button).not.toHaveAttribute("data-copied", "true");
  });
});

test("a player whose file does not open says so, with a link to the file", () => {
  tellOfAudioErrors();
  render(
    <>
      <audio src="/nada.mp3" data-testid="player" />
      <p hidden>O áudio não abriu aqui.</p>
    </>,
  );
  expect(screen.getByText("O áudio não abriu aqui.")).not.toBeVisible();
  fireEvent.error(screen.getByTestId("player"));
  expect(screen.getByText("O áudio não abriu aqui.")).toBeVisible();
});

test("§8.6: the error page shows the message, loads the page again or the home page", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const error = new Error("Falhou de propósito");
  render(<PageError error={error} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Unexpected Application Error!",
  );
  expect(screen.getByText("Falhou de propósito")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voltar ao início" }).getAttribute("href")).toBe("/");
  // An empty address is that of the page itself.
  const again = screen.getByText<HTMLAnchorElement>("Tentar de novo");
  expect([again.getAttribute("href"), again.href]).toEqual(["", window.location.href]);
  expect(log).toHaveBeenCalledWith(error);
});

const link = "https://youtu.be/dQw4w9WgXcQ";
const embed = (videoUrl?: string) => (
  <VideoEmbed title="A quadra" videoUrl={videoUrl} poster={<svg data-testid="poster" />} />
);

describe("VideoEmbed", () => {
  it('shows "Vídeo em breve" without a video', () => {
    render(embed());
    expect(screen.getByText("Vídeo em breve")).toBeVisible();
    expect(screen.getByTestId("poster")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("sends no request to YouTube before the click", () => {
    const { container } = render(embed(link));
    expect(screen.getByTestId("poster")).toBeVisible();
    expect(screen.queryByText("Vídeo em breve")).toBeNull();
    expect(container.querySelector("iframe, img, link, script")).toBeNull();
  });

  it("shows the player without cookies after the click, with focus", async () => {
    render(embed(link));
    await userEvent.click(screen.getByRole("link", { name: /^Assistir ao vídeo: A quadra$/ }));
    const frame = screen.getByTitle("A quadra");
    expect(frame).toHaveAttribute(
      "src",
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
    );
    expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
    expect(frame.getAttribute("allow")).toContain("autoplay");
    expect(frame).toHaveFocus();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is a link to the watch page without JavaScript", () => {
    const html = document.createElement("div");
    html.innerHTML = renderToString(embed(link));
    expect(html.querySelector("a")).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    );
    expect(html.querySelector("button, iframe")).toBeNull();
  });
});

// The last one: what it starts hides these buttons from then on.
test("a browser that cannot print is not offered it, also by a later button", async () => {
  const { print } = window;
  Reflect.deleteProperty(window, "print");
  const button = <PrintButton className="">Imprimir</PrintButton>;
  render(button);
  listenForCopyAndPrint();
  render(button);
  window.print = print;
  await waitFor(() => expect(screen.queryAllByRole("button")).toEqual([]));
  expect(screen.getAllByText("Imprimir")).toHaveLength(2);
});
