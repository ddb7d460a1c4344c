import { securityText } from "@/lib/text-files/security-text";
import { textResponse } from "@/lib/http/text-response";

export const dynamic = "force-static";

/** Where to report a weakness; its date of expiry counts from the build. */
export const GET = () => textResponse(securityText(new Date()));
