import { usedVariants } from "@/app/fotos/[file]/used-photographs";
import { makeVariant } from "@/lib/photographs/variants";
import { fileResponse } from "@/lib/server/file-response";
import { IMMUTABLE } from "@/lib/server/response-headers";
import { staticFiles } from "@/lib/server/static-addresses";

export const dynamic = "force-static";
export const dynamicParams = false;

/** What visitors get of content/photographs. The name of a file has the hash of its content. */
export const { generateStaticParams, GET } = staticFiles(
  async (variant) =>
    fileResponse((await makeVariant(variant)) as Uint8Array<ArrayBuffer>, "image/webp", {
      "cache-control": IMMUTABLE,
    }),
  "file",
  usedVariants,
  ({ name }) => name,
);
