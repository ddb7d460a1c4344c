/** A start that failed for a reason that the user can fix; the message is one sentence. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}
