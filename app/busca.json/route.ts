import { loadRecords } from "@/app/busca.json/load-records";
import { textResponse } from "@/lib/server/file-response";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";

export const dynamic = "force-static";

export async function GET() {
  const records = await loadRecords(await episodePagesAtBuild());
  return textResponse(JSON.stringify(records), "application/json");
}
