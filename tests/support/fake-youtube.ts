import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What fails. `silence` delays the responses until the trouble changes. */
export type Trouble =
  "quota" | "rate-limit" | "silence" | "broken-json" | "unexpected-shape" | "server-error";

/** Videos by their position in the channel; the newest is 1. */
type Special = {
  deleted?: number[];
  private?: number[];
  /** Videos that `videos` knows, but that are another channel's. */
  foreign?: number[];
};

type Options = Special & {
  count?: number;
  /** The host of the thumbnail addresses. */
  thumbnailBase?: string;
};

type State = { trouble: Trouble | null; onPage: number | null };
type Query = Record<string, string>;
type Answer = { status: number; body: string; type?: string };

const CHANNEL_ID = "UCprimozestandin00000000";
const UPLOADS_ID = CHANNEL_ID.replace("UC", "UU");
const FOREIGN_CHANNEL_ID = "UCsomebodyelse0000000000";
const API_KEY = "fake-key-never-logged";
const FEED_SIZE = 15;
const PAGE_SIZE = 50;

const SUBJECTS = ["Tintas & vernizes", "Síndico <novo>", "Marcenaria", "Energia solar", "Pet shop"];
const SIZES = { default: 120, medium: 320, high: 480, standard: 640, maxres: 1280 };

const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });

/** An error in the format of Google's APIs. */
function refusal(code: number, reason: string, message: string, details?: object): Answer {
  const errors = [
    { message, domain: reason === "quotaExceeded" ? "youtube.quota" : "global", reason },
  ];
  return json({ error: { code, message, errors, ...(details && { details: [details] }) } }, code);
}

const invalidKey = () =>
  refusal(400, "badRequest", "API key not valid. Please pass a valid API key.", {
    "@type": "type.googleapis.com/google.rpc.ErrorInfo",
    reason: "API_KEY_INVALID",
    domain: "googleapis.com",
  });

const TROUBLES: Record<Exclude<Trouble, "silence">, Answer> = {
  quota: refusal(403, "quotaExceeded", "You have exceeded your quota."),
  "rate-limit": refusal(429, "rateLimitExceeded", "Quota exceeded for quota metric 'Queries'."),
  "server-error": refusal(503, "backendError", "The service is currently unavailable."),
  "broken-json": { status: 200, body: '{"kind": "youtube#playlistItemListResponse", "items": [{' },
  "unexpected-shape": json({ kind: "youtube#somethingElse", items: [{ snippet: null }] }),
};

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const tokenOf = (offset: number) => Buffer.from(`PT:${offset}`).toString("base64url");
const offsetOf = (token: string | undefined) =>
  token ? Number(/^PT:(\d+)$/.exec(Buffer.from(token, "base64url").toString())?.[1]) : 0;

const environmentOf = (url: string) => ({
  YOUTUBE_FEED_URL: url,
  YOUTUBE_CHANNEL_ID: CHANNEL_ID,
  YOUTUBE_API_URL: `${url}/youtube/v3`,
  YOUTUBE_API_KEY: API_KEY,
});

/** The environment of functions that use a fake YouTube which starts later on a port. */
export const youtubeEnvironment = (port: number) => environmentOf(`http://127.0.0.1:${port}`);

/**
 * A fake YouTube: the Data API v3 (playlistItems, videos) and the public channel feed of an
 * invented channel, with the same formats and errors.
 */
export class FakeYouTube {
  /** All requests in order, without the API key. */
  readonly requests: { path: string; query: Query }[] = [];
  readonly channelId = CHANNEL_ID;
  readonly url: string;
  /** How many videos the channel has, deleted and private ones included. */
  readonly count: number;
  readonly special: Special;

  readonly #server: Server;
  readonly #thumbnailBase: string;
  #state: State = { trouble: null, onPage: null };
  #held: (() => void)[] = [];

  private constructor(
    server: Server,
    { count = 137, thumbnailBase = "https://i.ytimg.com", ...special }: Options,
  ) {
    this.#server = server;
    this.#thumbnailBase = thumbnailBase;
    this.count = count;
    this.special = special;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on("request", (request, response) => this.#serve(request, response));
  }

  /** Starts it, by default on a free port. */
  static async start(options: Options = {}, port = 0): Promise<FakeYouTube> {
    const server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening");
    return new FakeYouTube(server, options);
  }

  /** Environment that makes the functions use this feed, without an API key. */
  get feedEnvironment() {
    return { YOUTUBE_FEED_URL: this.url, YOUTUBE_CHANNEL_ID: CHANNEL_ID };
  }

  /** Environment that makes the functions use this server instead of YouTube. */
  get environment() {
    return environmentOf(this.url);
  }

  /** Makes all requests fail, or only those for one page of the playlist (the first is 1). */
  fail(trouble: Trouble, onPage: number | null = null): void {
    this.#set({ trouble, onPage });
  }

  /** Ends the failure and sends the delayed responses. */
  recover(): void {
    this.#set({ trouble: null, onPage: null });
  }

  /** The id of the video at a position in the channel; the newest is 1. */
  idAt(place: number): string {
    return `standin${String(place).padStart(4, "0")}`;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  #set(state: State): void {
    this.#state = state;
    for (const answer of this.#held.splice(0)) answer();
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.url);
    const { key, ...query } = Object.fromEntries(searchParams) as Query;
    const path = pathname.replace("/youtube/v3/", "");
    this.requests.push({ path, query });

    const give = () => {
      const {
        status,
        body,
        type = "application/json; charset=UTF-8",
      } = this.#trouble(path, query) ?? this.#answer(path, query, key);
      response.writeHead(status, { "Content-Type": type }).end(body);
    };
    if (this.#applies(path, query) && this.#state.trouble === "silence") this.#held.push(give);
    else give();
  }

  #applies(path: string, query: Query): boolean {
    const { onPage } = this.#state;
    const page = Math.floor(offsetOf(query.pageToken) / PAGE_SIZE) + 1;
    return onPage === null || (path === "playlistItems" && page === onPage);
  }

  #trouble(path: string, query: Query): Answer | null {
    const { trouble } = this.#state;
    if (!trouble || trouble === "silence" || !this.#applies(path, query)) return null;
    return TROUBLES[trouble];
  }

  #answer(path: string, query: Query, key: string | undefined): Answer {
    if (path === "/feeds/videos.xml") return this.#feed(query);
    if (!key) return refusal(403, "forbidden", "The request is missing a valid API key.");
    if (key !== API_KEY) return invalidKey();
    if (path === "playlistItems") return this.#playlistItems(query);
    if (path === "videos") return this.#videos(query);
    return refusal(404, "notFound", "Not Found");
  }

  #playlistItems({ playlistId, maxResults, pageToken }: Query): Answer {
    if (playlistId !== UPLOADS_ID) {
      return refusal(404, "playlistNotFound", "The playlist cannot be found.");
    }
    const [size, offset] = [Number(maxResults), offsetOf(pageToken)];
    if (!(size <= PAGE_SIZE)) {
      return refusal(400, "invalidParameter", "Values must be within the range: [0, 50]");
    }
    const end = Math.min(offset + size, this.count);
    return json({
      ...(end < this.count && { nextPageToken: tokenOf(end) }),
      items: this.#places()
        .slice(offset, end)
        .map((place) => this.#playlistItem(place)),
    });
  }

  #playlistItem(place: number) {
    const gone = this.#isGone(place);
    const videoId = this.idAt(place);
    return {
      contentDetails: { videoId, ...(!gone && { videoPublishedAt: this.#date(place) }) },
      snippet: {
        ...this.#snippet(place),
        ...(gone && { title: gone, description: "This video is unavailable.", thumbnails: {} }),
        // The date it was added to the playlist, not the date it was published.
        publishedAt: "2025-06-30T00:00:00Z",
      },
    };
  }

  #videos({ id }: Query): Answer {
    const ids = id?.split(",") ?? [];
    const places = this.#places().filter((place) => ids.includes(this.idAt(place)));
    const items = places
      .filter((place) => !this.#isGone(place))
      .map((place) => ({ id: this.idAt(place), snippet: this.#snippet(place) }));
    return json({ items });
  }

  #feed(query: Query): Answer {
    if (query.channel_id !== CHANNEL_ID) return { status: 404, body: "", type: "text/html" };
    const entries = this.#places()
      .filter((place) => !this.#isGone(place))
      .slice(0, FEED_SIZE);
    const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <title>PrimoZé Cast</title>
${entries.map((place) => this.#feedEntry(place)).join("\n")}
</feed>
`;
    return { status: 200, body, type: "text/xml; charset=UTF-8" };
  }

  #feedEntry(place: number): string {
    const id = this.idAt(place);
    const { title, description, thumbnails } = this.#snippet(place);
    const picture = thumbnails.high?.url;
    const published = this.#date(place).replace("Z", "+00:00");
    return ` <entry>
  <id>yt:video:${id}</id>
  <yt:videoId>${id}</yt:videoId>
  <yt:channelId>${CHANNEL_ID}</yt:channelId>
  <title>${escapeXml(title)}</title>
  <published>${published}</published>
  <media:group>
   <media:title>${escapeXml(title)}</media:title>
   ${picture ? `<media:thumbnail url="${picture}" width="480" height="360"/>` : ""}
   <media:description>${escapeXml(description)}</media:description>
  </media:group>
 </entry>`;
  }

  #snippet(place: number) {
    const thumbnails: Record<string, { url: string; width: number; height: number }> = {};
    for (const [size, width] of Object.entries(SIZES)) {
      const url = `${this.#thumbnailBase}/vi/${this.idAt(place)}/${size}.jpg`;
      thumbnails[size] = { url, width, height: (width * 9) / 16 };
    }
    const subject = SUBJECTS[place % SUBJECTS.length];
    return {
      publishedAt: this.#date(place),
      channelId: this.special.foreign?.includes(place) ? FOREIGN_CHANNEL_ID : CHANNEL_ID,
      title: `PrimoZé Cast #${this.count - place + 1} – ${subject}`,
      description: `Conversa "${subject}", do começo ao fim.\nInscreva-se! 🎙️`,
      thumbnails,
    };
  }

  /** All positions, the newest first. */
  #places = () => Array.from({ length: this.count }, (_, index) => index + 1);

  /** One day apart, so that the order can be checked. */
  #date(place: number): string {
    const newest = Date.UTC(2025, 5, 1, 21) + this.count * 86_400_000;
    return new Date(newest - place * 86_400_000).toISOString().replace(".000", "");
  }

  #isGone(place: number): "Deleted video" | "Private video" | null {
    if (this.special.deleted?.includes(place)) return "Deleted video";
    return this.special.private?.includes(place) ? "Private video" : null;
  }
}
