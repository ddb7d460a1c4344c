// Plain JavaScript: scripts/lib/source-hash.mjs cannot import TypeScript.

const clockInSaoPaulo = new Intl.DateTimeFormat("pt-BR", {
  timeZone: "America/Sao_Paulo",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/**
 * The parts by their names: in which order a locale writes them differs between engines.
 * @param {Date} now
 */
const partsInSaoPaulo = (now) =>
  Object.fromEntries(clockInSaoPaulo.formatToParts(now).map(({ type, value }) => [type, value]));

/** The day in São Paulo as "2026-11-29", whatever the machine's time zone is. @param {Date} [now] */
export function saoPauloDate(now = new Date()) {
  const { year, month, day } = partsInSaoPaulo(now);
  return `${year}-${month}-${day}`;
}

/** The time in São Paulo as "09:00". @param {Date} [now] */
export function saoPauloTime(now = new Date()) {
  const { hour, minute } = partsInSaoPaulo(now);
  return `${hour}:${minute}`;
}

/**
 * Not a draft, its date is not in the future, and on its day the hour of its embargo has come.
 * Decided during the build.
 * @param {{ draft?: unknown, date?: unknown, embargo?: unknown }} entry `embargo` as "09:00"
 * @param {string} [today]
 * @param {string} [time]
 */
export function isPublished(
  { draft, date, embargo = "" },
  today = saoPauloDate(),
  time = saoPauloTime(),
) {
  const day = String(date);
  return draft !== true && (day < today || (day === today && String(embargo) <= time));
}

/** With a mark, and without search engines: under `npm run dev`, and in a build with PREVIEW=1. */
export const showsUnpublished = () =>
  process.env.NODE_ENV === "development" || process.env.PREVIEW === "1";
