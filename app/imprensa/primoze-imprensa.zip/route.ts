import { archiveFiles } from "@/components/press/archive-files";
import { getContestRelease } from "@/lib/content/press";
import { fileResponse } from "@/lib/server/file-response";
import { pressArchive } from "@/lib/press/press-archive";

export const dynamic = "force-static";

export async function GET() {
  const { date } = getContestRelease();
  return fileResponse(pressArchive(await archiveFiles(), date), "application/zip", {
    "content-disposition": 'attachment; filename="primoze-imprensa.zip"',
  });
}
