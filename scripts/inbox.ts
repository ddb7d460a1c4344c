/**
 * `npm run inbox`: lists messages, suggestions and e-mails with their delivery state from the data
 * folder DATA_DIR, also while the backend is stopped. `--json` prints one JSON document.
 */
void import("@/scripts/backend/inbox/command").then(({ runInboxCommand }) =>
  runInboxCommand(process.argv.slice(2)),
);
