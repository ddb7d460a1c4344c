/** Error codes that are in the response to the caller: privileges and constraint violations. */
const EXPECTED = /^(42501|23\d{3})$/;

/**
 * Runs a callback and logs only the code of errors printed to the console: @supabase/lite prints
 * database errors with the parameters of the query, which are personal data (decision 0002).
 */
export async function redactErrors<T>(
  log: (line: string) => void,
  callback: () => Promise<T>,
): Promise<T> {
  const print = console.error;
  console.error = (...values: unknown[]) => {
    const error = values.find((value) => value instanceof Error);
    if (!error) return print.apply(console, values);
    const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
    if (!EXPECTED.test(code)) log(`database: ${code}`);
  };
  try {
    return await callback();
  } finally {
    console.error = print;
  }
}
