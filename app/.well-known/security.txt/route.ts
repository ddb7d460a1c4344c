import { securityText } from "@/lib/seo/security-text";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

/** Contact for security reports. The expiry date is relative to the build. */
export const GET = () => textResponse(securityText(new Date()));
