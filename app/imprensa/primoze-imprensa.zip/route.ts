import { pressArchive } from "@/lib/press/press-archive";
import { fileResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

export const GET = () =>
  fileResponse(pressArchive(), "application/zip", {
    "content-disposition": 'attachment; filename="primoze-imprensa.zip"',
  });
