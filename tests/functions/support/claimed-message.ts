import type { ClaimedMessage } from "../../../supabase/functions/_shared/messages/store.ts";

export const ROW_ID = "6f1c7a52-3a55-4a31-9a50-0f6f0d1c2b3a";

/** A claimed message as the database returns it, with the fields that a test sets. */
export const claimedMessage = (change: Partial<ClaimedMessage> = {}): ClaimedMessage => ({
  id: ROW_ID,
  kind: "quote",
  name: "Maria",
  email: "maria@example.com",
  phone: "(11) 90000-0000",
  service_type: "pintura",
  message: "Gostaria de um or&ccedil;amento",
  details: {},
  suspect: false,
  idempotency_key: "key-of-the-request",
  created_at: "2025-03-10T15:30:00+00:00",
  delivery_attempts: 1,
  ...change,
});
