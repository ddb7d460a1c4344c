import { Badge } from "@/components/ui/badge";
import { isOver, numericDate } from "@/lib/content/dates";

/** "Terminou em 05/05/2025", which agrees with every noun, after that day; nothing before. */
export const EndedBadge = ({ lastDay }: { lastDay: string }) =>
  isOver(lastDay) && <Badge tone="other">{`Terminou em ${numericDate(lastDay)}`}</Badge>;
