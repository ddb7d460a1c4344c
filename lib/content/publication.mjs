// Plain JavaScript: next.config.mjs and scripts/lib/build.mjs cannot import TypeScript.

const dayInSaoPaulo = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" });

/**
 * The current calendar day in São Paulo; does not depend on the machine's time zone.
 * @param {Date} [now]
 * @returns {string} "YYYY-MM-DD"
 */
export const saoPauloDate = (now = new Date()) => dayInSaoPaulo.format(now);

/**
 * Whether an article is published: not a draft, and its date is not in the future. This is decided
 * during the build: a future article is published by the first build on or after its date.
 * @param {{ draft?: unknown, date?: unknown }} article
 * @param {string} today
 */
export const isPublished = ({ draft, date }, today) => draft !== true && String(date) <= today;

/** Whether unpublished articles are shown, with a mark: only under `npm run dev`. */
export const showsUnpublished = () => process.env.NODE_ENV === "development";
