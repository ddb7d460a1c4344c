// Plain JavaScript: next.config.mjs cannot import TypeScript.

const dayInSaoPaulo = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" });

/** The day in São Paulo, whatever the machine's time zone is. @param {Date} [now] */
export const saoPauloDate = (now = new Date()) => dayInSaoPaulo.format(now);

const timeInSaoPaulo = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/Sao_Paulo",
  hour: "2-digit",
  minute: "2-digit",
});

/**
 * Not a draft, its date is not in the future, and on its day the hour of its embargo has come.
 * Decided during the build.
 * @param {{ draft?: unknown, date?: unknown, embargo?: unknown }} entry `embargo` as "09:00"
 * @param {string} [today]
 * @param {string} [time] in São Paulo, as "09:00"
 */
export function isPublished(
  { draft, date, embargo = "" },
  today = saoPauloDate(),
  time = timeInSaoPaulo.format(new Date()),
) {
  const day = String(date);
  return draft !== true && (day < today || (day === today && String(embargo) <= time));
}

/** With a mark, and without search engines: under `npm run dev`, and in a build with PREVIEW=1. */
export const showsUnpublished = () =>
  process.env.NODE_ENV === "development" || process.env.PREVIEW === "1";
