/**
 * What the functions' tests use of tests/support/fake-youtube.ts. Deno runs that file, but cannot
 * check it: it finds no types for Node's modules without a package.json beside its configuration.
 */
export type Trouble =
  "quota" | "rate-limit" | "silence" | "broken-json" | "unexpected-shape" | "server-error";

type Options = { deleted?: number[]; private?: number[]; withoutThumbnails?: number[] };
type FeedEnvironment = Record<"YOUTUBE_FEED_URL" | "YOUTUBE_CHANNEL_ID", string>;

export declare class FakeYouTube {
  static start(options?: Options): Promise<FakeYouTube>;
  readonly requests: { path: string; query: Record<string, string> }[];
  readonly channelId: string;
  readonly handle: string;
  get feedEnvironment(): FeedEnvironment;
  get environment(): FeedEnvironment & Record<"YOUTUBE_API_URL" | "YOUTUBE_API_KEY", string>;
  fail(trouble: Trouble, onPage?: number | null): void;
  idAt(place: number): string;
  stop(): Promise<void>;
}
