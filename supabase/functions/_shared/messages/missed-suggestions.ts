import { toRow } from "../contract/message-row.ts";
import { suggestionMessage } from "../contract/suggestion.ts";
import { type DatabaseClient, dataOf } from "../database.ts";
import type { Database } from "../database.types.ts";
import { errorCode, type Log } from "../edge-function.ts";
import type { NewMessage } from "./payload.ts";
import { storeMessage, type submissionLimits } from "./store.ts";

type SuggestionRow = Database["public"]["Tables"]["podcast_suggestions"]["Row"];

/** The message that the site would have sent (specification §7), at the time of its row. */
function messageOf(row: SuggestionRow): NewMessage {
  const message = suggestionMessage({ ...row, phone: row.phone ?? "" });
  return {
    ...toRow("suggestion", message),
    suspect: false,
    idempotency_key: row.idempotency_key,
    earlier_key: null,
    created_at: row.created_at,
  };
}

/**
 * Stores the messages of suggestions that were accepted while this was not possible. They count in
 * the limits, and what is above one waits for the next call. Never throws: other messages are not
 * kept back.
 */
export async function storeMissedSuggestions(
  database: DatabaseClient,
  limits: Awaited<ReturnType<typeof submissionLimits>>,
  log: Log,
): Promise<void> {
  try {
    const missed = await dataOf(database.rpc("missed_suggestions"));
    for (const row of missed) {
      const { id } = await storeMessage(database, messageOf(row), limits);
      log("info", { rowId: id, outcome: "stored-later" });
    }
  } catch (error) {
    log("error", { outcome: "suggestions-missed", code: errorCode(error) });
  }
}
