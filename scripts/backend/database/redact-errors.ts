/** Refusals that the caller is told about: missing privileges and violated constraints. */
const EXPECTED = /^(42501|23\d{3})$/;

/**
 * Runs a task while errors printed to the console are cut down to their code: @supabase/lite prints every
 * database error with the query's parameters, and those are visitors' names, addresses and messages.
 */
export async function redactErrors<T>(
  log: (line: string) => void,
  task: () => Promise<T>,
): Promise<T> {
  const print = console.error;
  console.error = (...values: unknown[]) => {
    const error = values.find((value) => value instanceof Error);
    if (!error) return print.apply(console, values);
    const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
    if (!EXPECTED.test(code)) log(`database: ${code}`);
  };
  try {
    return await task();
  } finally {
    console.error = print;
  }
}
