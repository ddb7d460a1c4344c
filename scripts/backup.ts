/**
 * `npm run backup` and `npm run restore`: saves the messages, suggestions and episodes of the
 * configured backend in one file, and puts them back.
 */
void import("@/scripts/backup/command").then(({ runBackupCommand }) =>
  runBackupCommand(process.argv.slice(2)),
);
