import { loadRecords } from "@/app/busca.json/load-records";
import { textResponse } from "@/lib/http/file-response";
import { episodesAtBuild } from "@/lib/supabase/episodes-at-build";

export const dynamic = "force-static";

/** The records of the site search; the browser makes its index of them. */
export async function GET() {
  const loaded = await episodesAtBuild();
  const records = await loadRecords(loaded?.episodes ?? []);
  return textResponse(JSON.stringify(records), "application/json");
}
