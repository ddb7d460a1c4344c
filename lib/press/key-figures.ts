import type { Contest } from "@/lib/content/press-schemas";
import type { ContestRelease } from "@/lib/content/press";
import { formatReais } from "@/lib/format/money";

/** The three key figures of the press release (specification §2). */
export const keyFigures = (
  contest: Contest,
  release: Pick<ContestRelease, "scope" | "scopeText">,
) => [
  {
    label: "Prêmios acima de",
    value: formatReais(contest.prizesAbove),
    text: "em dinheiro, kits e materiais",
  },
  { label: "Bônus", value: String(contest.scholarships), text: "bolsas de estudo de fotografia" },
  { label: "Alcance", value: release.scope, text: release.scopeText },
];
