import { z } from "zod";
import { createServiceClient, DatabaseError } from "../database.ts";
import type { FunctionContext } from "../edge-function.ts";
import { MailNotConfiguredError } from "../mail/mail-error.ts";
import { chooseTransport, mailAddresses } from "../mail/transport.ts";

const counts = z.object({ late: z.number(), refused: z.number(), expired: z.number() });

type Health = {
  ok: true;
  /** Whether e-mails reach the company: the worst state that applies. */
  mail: "ok" | "delayed" | "refused" | "not-configured";
  /** "overdue" when messages are older than the retention period of the privacy policy. */
  retention: "ok" | "overdue";
};

function isMailConfigured(mail: FunctionContext["env"]["mail"]): boolean {
  try {
    return Boolean(mailAddresses(mail) && chooseTransport(mail));
  } catch (error) {
    if (error instanceof MailNotConfiguredError) return false;
    throw error;
  }
}

/**
 * The state of storing and mailing: it writes to the database, as a message would. It names no
 * numbers, since every caller with the publishable key may read it.
 *
 * @throws DatabaseError when messages cannot be stored
 */
export async function readHealth({ env }: FunctionContext): Promise<Health> {
  const { data, error } = await createServiceClient(env).rpc("service_health");
  if (error) throw new DatabaseError("health", error.code);
  const [{ late, refused, expired }] = z.tuple([counts]).parse(data);
  const retention = expired > 0 ? "overdue" : "ok";
  if (!isMailConfigured(env.mail)) return { ok: true, mail: "not-configured", retention };
  return { ok: true, mail: refused > 0 ? "refused" : late > 0 ? "delayed" : "ok", retention };
}
