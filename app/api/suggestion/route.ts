import { formRoute } from "@/lib/server/form-route";
import { suggestion } from "@/supabase/functions/_shared/contract/suggestion";
import { submitSuggestion } from "@/lib/server/submit-suggestion";

export const POST = formRoute(suggestion, submitSuggestion);
