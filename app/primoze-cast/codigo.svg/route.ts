import encodeQR from "qr";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { pictureResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

export function GET() {
  const code = encodeQR(absoluteUrl(`${paths.podcast}#assinar`), "svg", { border: 4 });
  // Without crispEdges browsers blend the edges of neighbouring squares.
  const svg = code
    .replace("<svg ", '<svg shape-rendering="crispEdges" ')
    .replace("<path", '<rect width="100%" height="100%" fill="#fff"/><path');
  return pictureResponse(svg, "image/svg+xml");
}
