// `npm run titular`: a request of a data subject (LGPD, art. 18). Data goes to standard output,
// everything else, in Portuguese, to standard error.
import { createInterface } from "node:readline/promises";
import {
  callData,
  type DataSource,
  readTable,
  type Row,
  type TableName,
  withDataSource,
} from "@/scripts/data-source";
import { noteErasedRows } from "@/scripts/lib/erased-rows";
import { mayNameAddress } from "@/scripts/lib/may-name-address";
import { namesAddress } from "@/scripts/lib/names-address";
import { readTitularRequest } from "@/scripts/lib/titular-request";

const USAGE =
  "Uso: npm run titular -- exportar <e-mail ou id>\n" +
  "     npm run titular -- apagar <e-mail ou id> [--sim]";

/** What this command cannot reach (privacy policy, "Por quanto tempo"). */
const REMINDER =
  "Faltam a caixa de e-mail da equipe, o WhatsApp e os backups do projeto: cuide deles à mão. " +
  "Guarde backups/erased.jsonl junto com as cópias dos backups.";

/**
 * Everything that was sent with an e-mail address, as it was typed, oldest first; `doubtful` has
 * what only contains it, in another field, as a part of another address or in another spelling. The
 * id of a row gives that row.
 */
async function findRecords(source: DataSource, address: string) {
  const email = address.trim().toLowerCase();
  const doubtful: string[] = [];
  const read = async (table: TableName, columns: string) =>
    (await readTable(source, table, `id,name,email,phone,created_at,${columns}`))
      .filter((row) => {
        const { contato } = (row.details ?? {}) as { contato?: unknown };
        // A proposal has no e-mail field.
        const isSender =
          row.id === email || namesAddress(row.email, email) || namesAddress(contato, email);
        const isNamed = JSON.stringify(row)
          .toLowerCase()
          .includes(JSON.stringify(email).slice(1, -1));
        const mayBeNamed = isNamed || mayNameAddress(JSON.stringify(row), email);
        if (mayBeNamed && !isSender) doubtful.push(`${table} ${String(row.id)}`);
        return isSender;
      })
      .sort((a, b) => String(a.created_at).localeCompare(String(b.created_at)));
  return {
    messages: await read("contact_messages", "kind,service_type,message,details"),
    suggestions: await read("podcast_suggestions", "topic,question"),
    doubtful,
  };
}

type Records = Awaited<ReturnType<typeof findRecords>>;

async function deleteRows(source: DataSource, table: TableName, rows: Row[]) {
  // In parts, because the ids are in the address of the request.
  for (let start = 0; start < rows.length; start += 100) {
    const part = rows.slice(start, start + 100).map(({ id }) => id);
    // First: a row that is erased and not listed would come back with a restore. Also beside the
    // backups, where the list outlives the database.
    await noteErasedRows(part);
    await callData(source, "erased_rows?on_conflict=id", {
      method: "POST",
      headers: { Prefer: "resolution=merge-duplicates,return=minimal" },
      body: JSON.stringify(part.map((id) => ({ id }))),
    });
    const response = await callData(source, `${table}?id=in.(${part.join()})&select=id`, {
      method: "DELETE",
      headers: { Prefer: "return=representation" },
    });
    const deleted: unknown[] = await response.json();
    if (deleted.length !== part.length) throw new Error(`${table}: ${deleted.length}`);
  }
}

/** One line that proves the request was served, without the address (LGPD, art. 37). */
function record(event: string, { messages, suggestions, doubtful }: Records) {
  if (doubtful.length > 0) {
    console.error(`Também contêm o endereço; leia e decida por id:\n  ${doubtful.join("\n  ")}`);
  }
  const counts = { messages: messages.length, suggestions: suggestions.length };
  console.error(JSON.stringify({ time: new Date().toISOString(), event, ...counts }));
}

async function confirm() {
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  // A closed input, such as that of a scheduled job, is a no.
  const closed = new Promise<string>((resolve) => prompt.once("close", () => resolve("")));
  const answer = await Promise.race([prompt.question('Digite "apagar" para apagar: '), closed]);
  prompt.close();
  return answer.trim() === "apagar";
}

async function exportRecords(source: DataSource, email: string) {
  const records = await findRecords(source, email);
  const { messages: mensagens, suggestions: sugestoes } = records;
  const geradoEm = new Date().toISOString();
  console.log(JSON.stringify({ email, geradoEm, mensagens, sugestoes }, null, 2));
  record("data_subject_exported", records);
  console.error(REMINDER);
  return 0;
}

async function erase(source: DataSource, email: string, confirmed: boolean): Promise<number> {
  const records = await findRecords(source, email);
  const { messages, suggestions } = records;
  if (messages.length + suggestions.length === 0) {
    console.error("Nada foi enviado com esse e-mail ou id.");
    record("data_subject_not_found", records);
    return 0;
  }
  console.error(`${messages.length} mensagens e ${suggestions.length} sugestões: ${email}.`);
  if (!confirmed && !(await confirm())) {
    console.error("Nada foi apagado.");
    return 1;
  }
  await deleteRows(source, "contact_messages", messages);
  await deleteRows(source, "podcast_suggestions", suggestions);
  record("data_subject_erased", records);
  console.error(`Apagadas. ${REMINDER}`);
  return 0;
}

async function run(args: string[]): Promise<number> {
  const request = readTitularRequest(args);
  if (!request) {
    console.error(USAGE);
    return 2;
  }
  const { action, target, isConfirmed } = request;
  try {
    return await withDataSource((source) =>
      action === "exportar" ? exportRecords(source, target) : erase(source, target, isConfirmed),
    );
  } catch (error) {
    console.error(`Não foi possível: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

process.exitCode = await run(process.argv.slice(2));
