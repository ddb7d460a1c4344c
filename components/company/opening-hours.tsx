import { site } from "@/lib/site";

export const OpeningHours = () =>
  site.hours.map(({ days, time }) => (
    <span key={days} className="block">
      {days}, <span className="whitespace-nowrap">{time}</span>
    </span>
  ));
