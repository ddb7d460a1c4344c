import type { FunctionEnv } from "../env.ts";

/**
 * Who can sync and import: everybody, only who has SYNC_TOKEN, or nobody without API and channel.
 */
export type Updates = "open" | "team-only" | "not-configured";

/** What the site tells visitors before they press a button. */
export function updatesOf({ sync, youtube }: FunctionEnv): Updates {
  if (!youtube.apiKey || !youtube.channelId) return "not-configured";
  return sync.token ? "team-only" : "open";
}
