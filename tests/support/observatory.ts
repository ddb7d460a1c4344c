/**
 * The scoring of MDN's HTTP Observatory: package @mdn/mdn-http-observatory 1.4.8, algorithm
 * version 4 (src/analyzer, src/grader/charts.js). The package itself needs a public host name, a
 * PostgreSQL driver that is compiled, and the network at its installation.
 *
 * Two of its rules need the public site: that HTTP is redirected to HTTPS (assumed: 0 points), and
 * the preload list (not assumed). Where it merges several policies, it reads "nothing" for what the
 * first one does not name; here each policy counts, as in browsers.
 */
type Answer = { headers: Record<string, string>; html: string };

export type Scored = { score: number; grade: string; points: Record<string, number> };

export function observatory({ headers, html }: Answer): Scored {
  const points = {
    "content-security-policy": policyPoints(policies(headers, html)),
    cookies: headers["set-cookie"] === undefined ? 0 : -40,
    "cross-origin-resource-sharing": headers["access-control-allow-credentials"] ? -50 : 0,
    "cross-origin-resource-policy": resourcePolicyPoints(headers["cross-origin-resource-policy"]),
    "referrer-policy": referrerPoints(headers["referrer-policy"]),
    "strict-transport-security": transportPoints(headers["strict-transport-security"]),
    "subresource-integrity": integrityPoints(html),
    "x-content-type-options": headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    "x-frame-options": framePoints(headers),
  };
  const all = Object.values(points);
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 100);
  const withoutExtra = sum(all.filter((value) => value < 0));
  const score = Math.max(0, withoutExtra >= 90 ? sum(all) : withoutExtra);
  return { score, grade: GRADES.find(([least]) => score >= least)![1], points };
}

const GRADES: [number, string][] = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
  [0, "F"],
];

type Policy = Record<string, string[]>;

/** Those of the header and of the page. */
function policies(headers: Record<string, string>, html: string): Policy[] {
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  return [headers["content-security-policy"], meta]
    .filter((text) => text !== undefined)
    .map((text) =>
      Object.fromEntries(
        text
          .split(";")
          .map((directive) => directive.trim().split(/\s+/))
          .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
      ),
    );
}

const BROAD = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;
const INLINE = /^('unsafe-inline'|data:)$/;

function policyPoints(list: Policy[]): number {
  if (list.length === 0) return -25;
  /** Whether every policy that governs the directive lets a source of this kind pass. */
  const allows = (directive: string, ...kinds: RegExp[]) => {
    const governing = list.map((policy) => policy[directive] ?? policy["default-src"]);
    const lists = governing.filter((sources) => sources !== undefined).map(withoutIgnored);
    return lists.every((sources) => sources.some((source) => kinds.some((k) => k.test(source))));
  };
  const names = list.flatMap((policy) => Object.keys(policy));
  const isPassive = (name: string) => name === "img-src" || name === "media-src";
  const insecure = names.filter((name) => allows(name, /^(http|ftp):/));
  if (allows("script-src", BROAD, INLINE) || allows("object-src", BROAD)) return -20;
  if (insecure.some((name) => !isPassive(name))) return -20;
  if (["script-src", "style-src"].some((name) => allows(name, /^'unsafe-eval'$/))) return -10;
  if (insecure.length > 0) return -10;
  if (allows("style-src", BROAD, INLINE)) return 0;
  return list.some((policy) => policy["default-src"]?.join() === "'none'") ? 10 : 5;
}

/** With a hash or a nonce, browsers ignore 'unsafe-inline'. */
const withoutIgnored = (sources: string[]) =>
  sources.some((source) => /^'(sha\d+|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

function resourcePolicyPoints(header: string | undefined): number {
  if (header === undefined || header === "cross-origin") return 0;
  return header === "same-origin" || header === "same-site" ? 10 : -5;
}

function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0;
  const last = header.split(",").at(-1)!.trim();
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(last)
    ? 5
    : -5;
}

function transportPoints(header: string | undefined): number {
  const seconds = /max-age=(\d+)/.exec(header ?? "")?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) >= 15_768_000 ? 0 : -10;
}

/** Scripts of other hosts need a digest; with one, those of the site bring points. */
function integrityPoints(html: string): number {
  const tags = (html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? []).map((tag) => ({
    isForeign: /src=["']?(https?:)?\/\//.test(tag),
    isSecure: !/src=["']?(http:)?\/\//.test(tag),
    hasDigest: /\sintegrity=/.test(tag),
  }));
  const foreign = tags.filter(({ isForeign }) => isForeign);
  if (foreign.some(({ isSecure, hasDigest }) => !isSecure && !hasDigest)) return -50;
  if (foreign.some(({ isSecure }) => !isSecure)) return -20;
  if (foreign.some(({ hasDigest }) => !hasDigest)) return -5;
  return tags.some(({ hasDigest }) => hasDigest) ? 5 : 0;
}

function framePoints(headers: Record<string, string>): number {
  if (/(^|;)\s*frame-ancestors /.test(headers["content-security-policy"] ?? "")) return 5;
  return /^(deny|sameorigin)$/i.test(headers["x-frame-options"] ?? "") ? 0 : -20;
}
