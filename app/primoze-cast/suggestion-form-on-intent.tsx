"use client";

import { Activity } from "react";
import { formOnIntent } from "@/components/forms/form-on-intent";

const SuggestionForm = formOnIntent("#sugestao form", () =>
  import("@/app/primoze-cast/suggestion-form").then((module) => module.SuggestionForm),
);

/**
 * The suggestion form, whose code is loaded when the form is entered: the page starts React by
 * itself (§4), and this is the largest part that a visit without a suggestion does not need.
 */
export const SuggestionFormOnIntent = ({ page }: { page: string }) => (
  <Activity>
    <SuggestionForm page={page} />
  </Activity>
);
