export type YouTubeFailure = "quota" | "refused" | "timeout" | "unreachable" | "unexpected";

/** A failed call to YouTube. `code` is safe to log: it never contains the API key. */
export class YouTubeError extends Error {
  constructor(
    readonly failure: YouTubeFailure,
    readonly code: string,
  ) {
    super(`youtube: ${code}`);
    this.name = "YouTubeError";
  }
}
