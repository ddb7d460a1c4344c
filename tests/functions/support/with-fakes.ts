import { setEnvironment } from "./environment.ts";
import { type FakeSmtp, startFakeSmtp } from "./fake-smtp.ts";
import { type FakeSupabase, KEYS, startFakeSupabase } from "./fake-supabase.ts";

/** Runs a test with a database and a mail server, which the functions' variables name. */
export async function withFakes(
  test: (supabase: FakeSupabase, smtp: FakeSmtp) => Promise<void>,
  variables: Record<string, string> = {},
): Promise<void> {
  const [supabase, smtp] = [startFakeSupabase(), startFakeSmtp()];
  setEnvironment({
    SUPABASE_URL: supabase.url,
    ...KEYS,
    CONTACT_TO: "contato@primoze.example",
    SMTP_URL: smtp.url,
    ...variables,
  });
  try {
    await test(supabase, smtp);
  } finally {
    await Promise.all([supabase.stop(), smtp.stop()]);
  }
}
