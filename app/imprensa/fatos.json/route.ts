import { loadFacts } from "@/components/press/archive-files";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

/** The facts of the company for newsrooms, each with source and date. */
export const GET = () => textResponse(loadFacts(), "application/json");
