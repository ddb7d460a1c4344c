import { formRoute } from "@/lib/server/form-route";
import { suggestionForm } from "@/lib/forms/suggestion";
import { submitSuggestion } from "@/lib/server/submit-suggestion";

export const POST = formRoute(suggestionForm, submitSuggestion);
