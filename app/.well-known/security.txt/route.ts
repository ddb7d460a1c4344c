import { securityText } from "@/lib/machine-texts";
import { textResponse } from "@/lib/text-response";

export const dynamic = "force-static";

/** Where to report a weakness; its date of expiry counts from the build. */
export const GET = () => textResponse(securityText(new Date()));
