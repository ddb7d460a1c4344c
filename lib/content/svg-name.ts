import { z } from "zod";
import { drawingPath, partnerLogoPath } from "@/lib/paths";
import { hasPublicFile } from "@/lib/drawings/public-svg";

/** A field that names an SVG file of public/ without folder and ending. */
const svgName = (toPath: (name: string) => string) =>
  z.string().refine((name) => hasPublicFile(toPath(name)), {
    error: ({ input }) => `there is no file public${toPath(String(input))}`,
  });

/** A drawing of public/desenhos: "tap". */
export const drawingName = svgName(drawingPath);

/** A logo of public/parceiros: "cal-e-cor". */
export const partnerLogoName = svgName(partnerLogoPath);
