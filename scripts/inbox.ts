// `npm run inbox`: messages, suggestions and e-mails with their delivery state from the data folder
// DATA_DIR, also while the backend is stopped. `--json` prints one JSON document.
import { Failure, runScript } from "@/scripts/lib/failure.mjs";
import type { InboxDocument } from "@/scripts/backend/inbox/document";
import { episodeNotices, inboxListing } from "@/scripts/backend/inbox/listing";
import { withEmbeddedBackend } from "@/scripts/data-source";

async function fetchInbox({ inboxUrl }: { inboxUrl: string }): Promise<InboxDocument> {
  const response = await fetch(`${inboxUrl}/api/inbox`, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Failure(`The inbox at ${inboxUrl} returned ${response.status}.`);
  return response.json();
}

await runScript(async () => {
  const empty = { messages: [], suggestions: [], emails: [] };
  const inbox = (await withEmbeddedBackend(fetchInbox)) ?? empty;
  console.log(
    process.argv.includes("--json")
      ? JSON.stringify(inbox, null, 2)
      : [inboxListing(inbox), ...episodeNotices(process.env)].join("\n\n"),
  );
});
