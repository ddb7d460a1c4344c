import { sharedBackend } from "@/tests/backend/support/backend";

// Before the routes are imported, which read it once.
const { url, anonKey } = sharedBackend();
Object.assign(process.env, { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey });
