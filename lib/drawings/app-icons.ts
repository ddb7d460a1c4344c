import { readPublicFile } from "@/lib/drawings/public-files";
import { compactSvg } from "@/lib/drawings/svg";

export const ICON_PATH = "/icon.svg";

/** A separate file would be requested during the first paint. */
export function tabIcon(): string {
  const svg = compactSvg(readPublicFile(ICON_PATH));
  return `data:image/svg+xml,${svg.replace(/[#%<>"\s]|[^ -~]/g, encodeURIComponent)}`;
}
