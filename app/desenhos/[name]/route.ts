import { createElement } from "react";
import { drawings, type DrawingName } from "@/components/art/drawings";
import { svgFile } from "@/components/art/svg-file";
import { svgFileResponse } from "@/lib/http/svg-response";

/**
 * The drawings as files of their own, written during the build, for the same reasons as the covers (app/capas): inline, each
 * would stand twice in every page that shows it.
 */
export const dynamic = "force-static";
export const dynamicParams = false;

const FILE_TYPE = ".svg";

export const generateStaticParams = () =>
  Object.keys(drawings).map((name) => ({ name: name + FILE_TYPE }));

type Context = { params: Promise<{ name: string }> };

/** One drawing as an SVG file, its colours written out since a file has no style sheet. */
export async function GET(_request: Request, { params }: Context) {
  const { name } = await params;
  const key = name.slice(0, -FILE_TYPE.length);
  const isKnown = (text: string): text is DrawingName => Object.hasOwn(drawings, text);
  if (!isKnown(key)) return new Response(null, { status: 404 });
  return svgFileResponse(await svgFile(createElement(drawings[key])));
}
