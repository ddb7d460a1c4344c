import { articlePath, paths } from "@/lib/paths";
import { type ScreenReader } from "@/tests/support/screen-reader/session";
import { validQuote } from "@/tests/support/valid-quote";

/** What a visitor presses or types, and what Orca must say then. */
type Step = { type?: string; press?: string; hears: RegExp } | Silent;
/** A step after which Orca need not say anything: what the page must show. */
type Silent = { type?: string; press?: string; shows: string };

type Task = { title: string; path: string; steps: Step[] };

const quote = validQuote();

/** Keys of Orca: B button, T table, G figure, R radio button; with Alt and Shift, arrows: cells. */
export const TASKS = {
  quote: {
    title: "Ask for a quote",
    path: paths.home,
    steps: [
      { press: "b", hears: /^Buscar no site/ },
      { press: "b", hears: /^Orçamento/ },
      { press: "b", hears: /^SOLICITAR ORÇAMENTO/ },
      { press: "Return", shows: "#pedir-orcamento:modal" },
      { press: "Tab", hears: /^Nome/ },
      { type: "Maria", shows: "#pedir-orcamento [name=name]:valid" },
      { press: "Tab", hears: /^E-mail/ },
      { type: quote["E-mail"], shows: "#pedir-orcamento [name=email]:valid" },
      { press: "Tab", hears: /^Telefone/ },
      { press: "Tab", hears: /^Mensagem/ },
      { type: "Pintar a sala", shows: "#pedir-orcamento [name=message]:valid" },
      { press: "Tab", hears: /^política de privacidade/ },
      { press: "Tab", hears: /^ENVIAR MENSAGEM/ },
      { press: "Return", hears: /Mensagem enviada com sucesso!/ },
    ],
  },
  service: {
    title: "Find a service",
    path: paths.home,
    steps: [
      { press: "slash", hears: /^Busca no site diálogo/ },
      { type: "goteira", hears: /^\d+ resultados? para “goteira”/ },
      { press: "Down", hears: /^Manutenção predial/ },
      { press: "Return", hears: /^PRANCHA/ },
      { press: "Down", hears: /^Manutenção predial título nível 3/ },
    ],
  },
  article: {
    title: "Read a table and a figure of an article",
    path: articlePath("eficiencia-energetica"),
    steps: [
      { press: "t", hears: /^QUADRO 1: COMO LER A CONTA DE LUZ/ },
      { press: "alt+shift+Down", hears: /^Linha 2, coluna 1/ },
      { press: "alt+shift+Right", hears: /^Linha 2, coluna 2/ },
      { press: "alt+shift+Down", hears: /^Linha 3, coluna 2/ },
      { press: "g", hears: /^Conta de luz do grupo B.*imagem/ },
      { press: "Down", hears: /^FIGURA 2/ },
      { press: "Down", hears: /^Uma conta de luz/ },
      { press: "Down", hears: /^Descrição da figura/ },
    ],
  },
  podcast: {
    title: "Filter the episodes of the podcast",
    path: paths.podcast,
    steps: [
      { press: "r", hears: /^selecionado botão de opção/ },
      { press: "r", hears: /^Mercado de Tintas/ },
      { press: "space", hears: /^9 episódios de Mercado de Tintas/ },
      { press: "Tab", hears: /^Mercado de Tintas 9 episódios expandido/ },
    ],
  },
  lesson: {
    title: "Open a lesson",
    path: paths.womenInMaintenance,
    steps: [
      { press: "b", hears: /^Buscar no site/ },
      { press: "b", hears: /^Orçamento/ },
      { press: "b", hears: /^Assistir aula: Quadro de luz/ },
      { press: "Return", shows: "#aula-quadro-de-luz:modal" },
      { press: "Down", hears: /^AULA 1/ },
      { press: "Down", hears: /^Vídeo em breve/ },
      { press: "Escape", hears: /^Assistir aula: Quadro de luz/ },
    ],
  },
} satisfies Record<string, Task>;

/** What was pressed or typed, and what was said then. */
export type Line = { input: string; said: string[] };

/**
 * Does a task with the keyboard.
 * @throws Error when Orca does not say what a step expects, or the page does not show it
 */
export async function perform(reader: ScreenReader, { path, steps }: Task): Promise<Line[]> {
  const lines: Line[] = [{ input: `opens \`${path}\``, said: await reader.open(path) }];
  for (const step of steps) {
    if (step.type) await reader.type(step.type);
    if (step.press) await reader.press(step.press);
    const input = step.press ? `\`${step.press}\`` : `types “${step.type}”`;
    if ("shows" in step) {
      await reader.page.waitForSelector(step.shows);
      lines.push({ input, said: await reader.hear() });
    } else {
      lines.push({ input, said: await reader.hear(step.hears) });
    }
  }
  return lines;
}
