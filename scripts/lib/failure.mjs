/** An error that the user can mend: its message is one sentence, printed without a stack trace. */
export class Failure extends Error {}

/**
 * Runs the main function of a script. After an error it cleans up, prints the message and exits
 * with 1.
 * @param {() => Promise<void>} main @param {() => Promise<void>} [cleanUp]
 */
export async function runScript(main, cleanUp = async () => {}) {
  try {
    await main();
  } catch (error) {
    await cleanUp();
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}
