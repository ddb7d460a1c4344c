import { Badge } from "@/components/ui/badge";
import { UntilEnd } from "@/components/ui/until-end";
import { numericDate } from "@/lib/content/dates";

/** "Encerrado em 05/05/2025" after that day; nothing before. */
export function EndedBadge({ lastDay }: { lastDay: string }) {
  return (
    <UntilEnd
      lastDay={lastDay}
      then={<Badge tone="other">{`Encerrado em ${numericDate(lastDay)}`}</Badge>}
    />
  );
}
