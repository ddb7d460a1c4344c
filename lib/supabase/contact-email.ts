import { ApiError } from "@/lib/api/api-error";
import type { Guards } from "@/lib/api/guards";
import { BACKEND_TIMEOUT_MS } from "@/lib/limits";
import { supabase } from "./client";

/** The payloads of `send-contact-email` (specification §7), values already trimmed, checked and escaped. */
export type ContactEmail =
  | { name: string; email: string; phone: string; message: string; serviceType?: string }
  | {
      type: "projeto-social";
      to_email: string;
      nome_ong: string;
      contato: string;
      tipo_projeto: string;
      mensagem: string;
    };

/**
 * Invokes the function `send-contact-email`. Of its answer only the error field is read (§7). Beside §7's payload go the
 * request's key, as a header, and `suspect: true` for a message that is to be kept and not mailed.
 * @throws ApiError send_failed, or timeout after BACKEND_TIMEOUT_MS
 */
export async function sendContactEmail(
  payload: ContactEmail,
  { idempotencyKey, suspect }: Guards,
): Promise<void> {
  const signal = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
  const { data, error } = await supabase().functions.invoke("send-contact-email", {
    body: suspect ? { ...payload, suspect } : payload,
    headers: idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {},
    signal,
  });
  if (signal.aborted) throw new ApiError("timeout", { cause: error });
  const failure: unknown = error ?? data?.error;
  if (failure) throw new ApiError("send_failed", { cause: failure });
}
