import { formRoute } from "@/lib/api/form-route";
import { suggestionForm } from "@/lib/forms/suggestion";
import { submitSuggestion } from "@/lib/supabase/submit-suggestion";

export const POST = formRoute(suggestionForm, submitSuggestion);
