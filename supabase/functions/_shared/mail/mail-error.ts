import { singleLine } from "../text.ts";

/** A failed delivery. `reason` is one short line that contains nothing of the message. */
export class MailError extends Error {
  readonly code: string;
  readonly reason: string;

  constructor(code: string, detail: string) {
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
