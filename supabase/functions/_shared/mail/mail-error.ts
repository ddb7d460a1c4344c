import { singleLine } from "../text.ts";

/**
 * A failed delivery. `reason` is one short line that contains nothing of the message. A `permanent`
 * refusal is not expected to succeed later, so somebody has to look at it.
 */
export class MailError extends Error {
  readonly code: string;
  readonly reason: string;

  constructor(
    code: string,
    detail: string,
    readonly permanent = false,
  ) {
    super(`mail: ${code}`);
    this.name = "MailError";
    this.code = code;
    this.reason = singleLine(`${code}: ${detail}`, 300);
  }
}

/** No mail service is configured; `reason` names the missing variables. */
export class MailNotConfiguredError extends MailError {
  constructor(missing: string) {
    super("NOT_CONFIGURED", `${missing} not set, the e-mail waits`);
  }
}
