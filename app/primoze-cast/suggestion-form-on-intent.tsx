"use client";

import { Activity } from "react";
import { formOnIntent } from "@/components/forms/form-on-intent";

const SuggestionForm = formOnIntent("#sugestao form", () =>
  import("@/app/primoze-cast/suggestion-form").then((module) => module.SuggestionForm),
);

/** The page starts React by itself (§4), and this is the largest part that few visits need. */
export const SuggestionFormOnIntent = ({ page }: { page: string }) => (
  <Activity>
    <SuggestionForm page={page} />
  </Activity>
);
