export type YouTubeFailure = "quota" | "refused" | "timeout" | "unreachable" | "unexpected";

/** A call to YouTube that failed. `code` is safe to log: never a URL, which holds the API key. */
export class YouTubeError extends Error {
  constructor(
    readonly failure: YouTubeFailure,
    readonly code: string,
  ) {
    super(`youtube: ${code}`);
    this.name = "YouTubeError";
  }
}
