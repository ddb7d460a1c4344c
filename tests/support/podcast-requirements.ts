import { SaxesParser } from "saxes";

type Element = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
};

/** An XML document as a tree. @throws Error if it is not well-formed */
export function readXml(xml: string): Element {
  const root: Element = { name: "", attributes: {}, text: "", children: [] };
  const path = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element = { name, attributes: Object.fromEntries(values), text: "", children: [] };
    path.at(-1)!.children.push(element);
    path.push(element);
  });
  const addText = (text: string) => (path.at(-1)!.text += text);
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => void path.pop());
  parser.write(xml).close();
  return root.children[0]!;
}

const all = ({ children }: Element, name: string) => children.filter((one) => one.name === name);
export const textOf = (element: Element, name: string) => all(element, name)[0]?.text.trim() ?? "";
const attributeOf = (element: Element, name: string, attribute: string) =>
  all(element, name)[0]?.attributes[attribute] ?? "";

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === "https:";
const isRfc2822 = (text: string) =>
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/.test(text);
const UUID5 = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** The enclosure types of Apple's "Podcast RSS feed requirements". */
const AUDIO = /^(audio\/(mpeg|x-m4a)|video\/(mp4|x-m4v|quicktime)|application\/pdf)$/;
/** The transcript types of Podcasting 2.0. */
const TRANSCRIPT = /^(text\/(plain|html|vtt)|application\/(srt|x-subrip|json))$/;

type Rule = [requirement: string, holds: (element: Element) => boolean];

/** Apple's "Podcast RSS feed requirements" and "RSS tags", then the podcast namespace 1.0. */
const CHANNEL_RULES: Rule[] = [
  ["Apple: title", (channel) => textOf(channel, "title") !== ""],
  ["Apple: description of at most 4,000 bytes", (channel) => fits(textOf(channel, "description"))],
  [
    "Apple: itunes:image is an https address",
    (c) => isHttps(attributeOf(c, "itunes:image", "href")),
  ],
  ["Apple: language", (channel) => /^[a-z]{2}(-[A-Z]{2})?$/.test(textOf(channel, "language"))],
  ["Apple: itunes:category", (c) => attributeOf(c, "itunes:category", "text") !== ""],
  ["Apple: itunes:explicit", (c) => /^(true|false)$/.test(textOf(c, "itunes:explicit"))],
  ["itunes:owner has an address", (c) => /itunes:email/.test(JSON.stringify(c.children))],
  ["Apple: itunes:author", (channel) => textOf(channel, "itunes:author") !== ""],
  ["Apple: link", (channel) => isHttps(textOf(channel, "link"))],
  ["Apple: itunes:type", (c) => /^(episodic|serial)$/.test(textOf(c, "itunes:type"))],
  ["RSS: atom:link to itself", (c) => attributeOf(c, "atom:link", "rel") === "self"],
  ["Podcasting 2.0: podcast:guid is a UUIDv5", (c) => UUID5.test(textOf(c, "podcast:guid"))],
  ["Podcasting 2.0: podcast:locked", (c) => /^(yes|no)$/.test(textOf(c, "podcast:locked"))],
  ["Podcasting 2.0: podcast:medium", (c) => textOf(c, "podcast:medium") === "podcast"],
  ["at least one item", (channel) => all(channel, "item").length > 0],
];

const ITEM_RULES: Rule[] = [
  ["Apple: title", (item) => textOf(item, "title") !== ""],
  ["Apple: one enclosure", (item) => all(item, "enclosure").length === 1],
  ["Apple: enclosure url is https", (item) => isHttps(attributeOf(item, "enclosure", "url"))],
  ["Apple: enclosure length", (item) => Number(attributeOf(item, "enclosure", "length")) > 0],
  ["Apple: enclosure type", (item) => AUDIO.test(attributeOf(item, "enclosure", "type"))],
  ["Apple: guid", (item) => textOf(item, "guid") !== ""],
  ["Apple: pubDate in RFC 2822", (item) => isRfc2822(textOf(item, "pubDate"))],
  ["Apple: itunes:duration in seconds", (i) => /^\d+$/.test(textOf(i, "itunes:duration"))],
  ["Apple: itunes:explicit", (i) => /^(true|false)$/.test(textOf(i, "itunes:explicit"))],
  [
    "Apple: itunes:episodeType",
    (i) => /^(full|trailer|bonus)$/.test(textOf(i, "itunes:episodeType")),
  ],
  [
    "Podcasting 2.0: podcast:transcript has url and type",
    (item) =>
      all(item, "podcast:transcript").every(
        ({ attributes: { url = "", type = "" } }) => isHttps(url) && TRANSCRIPT.test(type),
      ),
  ],
  [
    "Podcasting 2.0: podcast:person has a name and a role of its list",
    (item) =>
      all(item, "podcast:person").every(
        ({ text, attributes: { role = "" } }) => text !== "" && /^(host|guest)$/.test(role),
      ),
  ],
  [
    "Podlove: psc:chapter has a start and a title",
    (item) =>
      all(item, "psc:chapters")
        .flatMap(({ children }) => children)
        .every(
          ({ attributes: { start = "", title = "" } }) =>
            /^\d{2}:\d{2}:\d{2}(\.\d{3})?$/.test(start) && title !== "",
        ),
  ],
];

const fits = (text: string) => text !== "" && Buffer.byteLength(text) <= 4000;

/** The requirements of Apple Podcasts and Podcasting 2.0 that a feed does not meet. */
export function podcastProblems(xml: string): string[] {
  const rss = readXml(xml);
  const channel = all(rss, "channel")[0];
  if (rss.name !== "rss" || rss.attributes.version !== "2.0" || !channel) return ["RSS 2.0"];
  const failing = (rules: Rule[], element: Element, place: string) =>
    rules.filter(([, holds]) => !holds(element)).map(([requirement]) => `${place}: ${requirement}`);
  const items = all(channel, "item");
  const guids = items.map((item) => textOf(item, "guid"));
  return [
    ...failing(CHANNEL_RULES, channel, "channel"),
    ...items.flatMap((item, index) => failing(ITEM_RULES, item, `item ${index + 1}`)),
    ...(new Set(guids).size === guids.length ? [] : ["Apple: guids are unique"]),
  ];
}
