/**
 * Types of tests/support/fake-youtube.ts for Deno. Deno can run that file but not check it, because
 * it finds no types of Node's modules without a package.json next to its configuration.
 */
export type Trouble =
  "quota" | "rate-limit" | "silence" | "broken-json" | "unexpected-shape" | "server-error";

type Options = {
  deleted?: number[];
  private?: number[];
  foreign?: number[];
};
type FeedEnvironment = Record<"YOUTUBE_FEED_URL" | "YOUTUBE_CHANNEL_ID", string>;

export declare class FakeYouTube {
  static start(options?: Options): Promise<FakeYouTube>;
  readonly requests: { path: string; query: Record<string, string> }[];
  readonly channelId: string;
  get feedEnvironment(): FeedEnvironment;
  get environment(): FeedEnvironment & Record<"YOUTUBE_API_URL" | "YOUTUBE_API_KEY", string>;
  fail(trouble: Trouble, onPage?: number | null): void;
  recover(): void;
  idAt(place: number): string;
  stop(): Promise<void>;
}
