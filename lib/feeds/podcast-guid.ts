import { createHash } from "node:crypto";

/** Namespace of podcast:guid in Podcasting 2.0. */
const NAMESPACE = Buffer.from("ead4c236bf5858c6a2c6a6b28d128cb6", "hex");

/**
 * The podcast:guid of a feed: a UUIDv5 of its address without protocol and trailing slashes.
 */
export function podcastGuid(feedUrl: string): string {
  const name = feedUrl.replace(/^[a-z]+:\/\//, "").replace(/\/+$/, "");
  const hash = createHash("sha1").update(NAMESPACE).update(name).digest().subarray(0, 16);
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString("hex");
  return [8, 4, 4, 4, 12]
    .reduce<[string[], string]>(
      ([parts, rest], length) => [[...parts, rest.slice(0, length)], rest.slice(length)],
      [[], hex],
    )[0]
    .join("-");
}
