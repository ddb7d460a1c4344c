import { createInterface } from "node:readline/promises";
import { isEmail } from "@/supabase/functions/_shared/contract/text";
import { connect, TitularError } from "@/scripts/titular/connection";
import { deleteRecords, findRecords, type PersonalRecords } from "@/scripts/titular/records";

const USAGE =
  "Uso: npm run titular -- exportar <e-mail>\n" + "     npm run titular -- apagar <e-mail> [--sim]";

/** What this command cannot reach (privacy policy, "Por quanto tempo"). */
const REMINDER =
  "Faltam a caixa de e-mail da equipe, o WhatsApp e os backups do projeto: cuide deles à mão.";

/**
 * Runs the command; writes data to standard output, everything else to standard error.
 * @returns the exit status
 */
export async function runTitularCommand(args: string[]): Promise<number> {
  const [action, email = "", ...options] = args;
  const isAction = action === "exportar" || action === "apagar";
  if (!isAction || !isEmail(email) || options.some((option) => option !== "--sim")) {
    console.error(USAGE);
    return 2;
  }
  try {
    const db = connect(process.env);
    const records = await findRecords(db, email);
    if (action === "exportar") return exportRecords(email, records);
    return await erase(db, email, records, options.includes("--sim"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(error instanceof TitularError ? reason : `Não foi possível: ${reason}`);
    return 1;
  }
}

function exportRecords(email: string, { messages, suggestions }: PersonalRecords): number {
  const exported = { email, geradoEm: new Date().toISOString() };
  console.log(
    JSON.stringify({ ...exported, mensagens: messages, sugestoes: suggestions }, null, 2),
  );
  record("data_subject_exported", { messages, suggestions });
  console.error(REMINDER);
  return 0;
}

async function erase(
  db: ReturnType<typeof connect>,
  email: string,
  records: PersonalRecords,
  confirmed: boolean,
): Promise<number> {
  const total = records.messages.length + records.suggestions.length;
  if (total === 0) {
    console.error("Nada foi enviado com esse e-mail.");
    return 0;
  }
  console.error(
    `${records.messages.length} mensagens e ${records.suggestions.length} sugestões de ${email}.`,
  );
  if (!confirmed && !(await confirm())) {
    console.error("Nada foi apagado.");
    return 1;
  }
  await deleteRecords(db, records);
  record("data_subject_erased", records);
  console.error(`Apagadas. ${REMINDER}`);
  return 0;
}

async function confirm(): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  // A closed input, such as that of a scheduled job, is a no.
  const closed = new Promise<string>((resolve) => prompt.once("close", () => resolve("")));
  const answer = await Promise.race([prompt.question('Digite "apagar" para apagar: '), closed]);
  prompt.close();
  return answer.trim() === "apagar";
}

/** One line that proves the request was served, without the address (LGPD, art. 37). */
function record(event: string, { messages, suggestions }: PersonalRecords): void {
  const counts = { messages: messages.length, suggestions: suggestions.length };
  console.error(JSON.stringify({ time: new Date().toISOString(), event, ...counts }));
}
