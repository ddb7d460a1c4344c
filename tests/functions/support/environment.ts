import { VARIABLE_NAMES } from "../../../supabase/functions/_shared/env.ts";

/** Sets the environment of the functions to exactly these variables. */
export function setEnvironment(variables: Record<string, string>): void {
  for (const name of VARIABLE_NAMES) Deno.env.delete(name);
  for (const [name, value] of Object.entries(variables)) Deno.env.set(name, value);
}

/** Collects the log lines that a callback writes. */
export async function captureLogs<T>(
  callback: () => Promise<T>,
): Promise<[result: T, lines: string[]]> {
  const { info, error } = console;
  const lines: string[] = [];
  console.info = console.error = (line: string) => lines.push(line);
  try {
    return [await callback(), lines];
  } finally {
    Object.assign(console, { info, error });
  }
}
