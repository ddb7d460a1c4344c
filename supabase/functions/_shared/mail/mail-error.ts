import { singleLine } from "../text.ts";

/** A failed sending. `reason` is short, one line, and holds nothing of the message. */
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

/** The mail service is not set up; `reason` names the missing variables. */
export class MailNotConfigured extends MailError {
  constructor(missing: string) {
    super("NOT_CONFIGURED", `${missing} not set, the e-mail waits`);
  }
}
