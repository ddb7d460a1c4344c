/**
 * `npm run inbox` lists what arrived in the local backend: messages, suggestions and e-mails with their
 * delivery state. `npm run inbox -- --json` prints the same as one JSON document. Works whether the
 * backend runs or not; DATA_DIR names the data folder.
 */
void import("@/scripts/backend/inbox/command").then(({ runInboxCommand }) =>
  runInboxCommand(process.argv.slice(2)),
);
