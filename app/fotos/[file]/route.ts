import { notFound } from "next/navigation";
import { usedVariants } from "@/app/fotos/[file]/used-photographs";
import { makeVariant } from "@/lib/photographs/variants";
import { fileResponse } from "@/lib/server/file-response";
import { IMMUTABLE } from "@/lib/server/response-headers";

type Context = { params: Promise<{ file: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await usedVariants()).map(({ name }) => ({ file: name }));

/**
 * A size of a photograph of content/photographs. The name of the file has the hash of its content.
 */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const variant = (await usedVariants()).find(({ name }) => name === file) ?? notFound();
  const picture = (await makeVariant(variant)) as Uint8Array<ArrayBuffer>;
  return fileResponse(picture, "image/webp", { "cache-control": IMMUTABLE });
}
