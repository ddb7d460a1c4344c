/** An error that the user can mend: its message is one sentence, printed without a stack trace. */
export class Failure extends Error {}

/**
 * Runs the main function of a script. After an error it prints the message and exits with 1.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    // A signal has stopped it (stopOnSignals).
    if (process.exitCode === 0) return;
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}
