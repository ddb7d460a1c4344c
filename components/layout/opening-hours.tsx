import { saoPauloDate } from "@/lib/content/publication.mjs";
import { openingStates } from "@/lib/calendar/opening-states";
import { site } from "@/lib/site";

/** After this many days without a new build only the hours are shown. */
const DAYS = 14;

/**
 * The hours of §2.4, and whether the company is open. The page has the states of the next days; its
 * inline script marks those that are over, as in components/ui/until-end.tsx, and app/globals.css
 * shows the first other one. Without JavaScript there are only the hours.
 */
export function OpeningHours() {
  return (
    <>
      {site.hours.map(({ days, time }) => (
        <span key={days} className="block">
          {days}, <span className="whitespace-nowrap">{time}</span>
        </span>
      ))}
      <span className="opening-states">
        {openingStates(site.hours, saoPauloDate(), DAYS).map(({ until, text }) => (
          <span key={until} hidden data-ends={until}>
            {text}
          </span>
        ))}
      </span>
    </>
  );
}
