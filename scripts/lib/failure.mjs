/** A failure that one sentence explains; whoever catches it prints the sentence, without a stack, and exits with 1. */
export class Failure extends Error {}

/**
 * Runs a script's main function; a Failure becomes its sentence on standard error and exit code 1.
 * @param {() => Promise<void>} main
 * @param {() => Promise<void>} [cleanUp] runs after a failure, before the exit
 */
export async function runScript(main, cleanUp = async () => {}) {
  try {
    await main();
  } catch (error) {
    await cleanUp();
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exit(1);
  }
}
