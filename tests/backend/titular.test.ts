import { newDataDir, runScript } from "@/tests/backend/support/backend-process";
import { setupBackend } from "@/tests/backend/support/setup-backend";

const EMAIL = "o'neil+obra_1@example.com";

describe("npm run titular", () => {
  const backend = setupBackend();
  // Where the notes of what was erased are written.
  const folder = newDataDir();
  afterAll(() => folder.remove());
  const run = (...args: string[]) =>
    runScript(
      "scripts/titular.ts",
      args,
      { SUPABASE_URL: backend().url, SUPABASE_SECRET_KEY: backend().secretKey },
      folder.dataDir,
    );
  const quote = (email: string, message: string) =>
    backend().send({ name: "Ana", email, message, phone: "" });
  const names = async () => (await backend().inbox()).messages.map(({ message }) => message).sort();

  beforeAll(async () => {
    await quote("o&#x27;neil+obra_1@example.com", "Parede &amp; teto");
    await quote("O&#x27;NEIL+obra_1@example.com", "Outra");
    // Differ only where LIKE has wildcards, or contain the address.
    await quote("o&#x27;neil+obraX1@example.com", "De outra pessoa");
    await quote("xo&#x27;neil+obra_1@example.com", "De mais outra");
    const proposal = { type: "projeto-social", to_email: "x@example.com", nome_ong: "Lar" };
    const contato = "Ana, o&#x27;neil+obra_1@example.com";
    await backend().send({ ...proposal, contato, tipo_projeto: "reparos", mensagem: "Proposta" });
    const row = { name: "Ana", email: "o&#x27;neil+obra_1@example.com", question: "Por quê?" };
    await backend().call("/rest/v1/podcast_suggestions", { body: { ...row, topic: "" } });
  });

  it("exports what was sent with the address, as it was typed, as JSON", async () => {
    const { code, stdout, stderr } = await run("exportar", EMAIL.toUpperCase());
    expect([code, stderr]).toEqual([0, expect.stringContaining('"data_subject_exported"')]);
    const { mensagens, sugestoes } = JSON.parse(stdout);
    expect(mensagens.map(({ message }: { message: string }) => message).sort()).toEqual([
      "Outra",
      "Parede & teto",
      "Proposta",
    ]);
    expect(sugestoes).toMatchObject([{ email: EMAIL, question: "Por quê?" }]);
    const logged = stderr.split("\n").find((line) => line.startsWith("{")) ?? "";
    expect(JSON.parse(logged)).toMatchObject({ messages: 3, suggestions: 1 });
    expect(logged).not.toContain("example.com");
  });

  it("deletes nothing without a confirmation", async () => {
    const { code, stderr } = await run("apagar", EMAIL);
    expect([code, stderr]).toEqual([1, expect.stringContaining("Nada foi apagado.")]);
    expect(await names()).toHaveLength(5);
  });

  it("deletes what was sent with the address, and nothing else", async () => {
    const { code, stderr } = await run("apagar", EMAIL, "--sim");
    expect([code, stderr]).toEqual([0, expect.stringContaining('"data_subject_erased"')]);
    expect(await names()).toEqual(["De mais outra", "De outra pessoa"]);
    const ids = [...stderr.matchAll(/^ {2}contact_messages ([\w-]{36})$/gm)].map(([, id]) => id!);
    expect((await backend().inbox()).suggestions).toEqual([]);
    expect((await run("apagar", EMAIL, "--sim")).stderr).toContain("Nada foi enviado");
    const doubtful = new Map<string, string>();
    for (const id of ids) {
      const { mensagens } = JSON.parse((await run("exportar", id)).stdout);
      doubtful.set(mensagens[0].message, id);
    }
    // The second differs in its +tag only.
    expect([...doubtful.keys()].sort()).toEqual(["De mais outra", "De outra pessoa"]);
    await run("apagar", doubtful.get("De mais outra")!, "--sim");
    expect(await names()).toEqual(["De outra pessoa"]);
  });

  // Which arguments it understands: tests/unit/titular-request.test.ts.
  it("explains its use when it does not understand", async () => {
    const { code, stderr } = await run("apagar", EMAIL, "--ja");
    expect([code, stderr]).toEqual([2, expect.stringContaining("npm run titular -- apagar")]);
  });

  it("asks for the secret key of a project", async () => {
    const { code, stderr } = await runScript("scripts/titular.ts", ["exportar", EMAIL], {
      SUPABASE_URL: backend().url,
      SUPABASE_SECRET_KEY: "",
    });
    expect([code, stderr]).toEqual([1, expect.stringContaining("SUPABASE_SECRET_KEY")]);
  });
});
