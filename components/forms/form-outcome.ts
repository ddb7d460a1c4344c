import type { Problem } from "@/lib/forms/form-definition";
import type { SubmittedField } from "@/components/forms/submitted-fields";

/** A form that was accepted. */
export type SentForm = {
  submittedFields: SubmittedField[];
  /** Of the request, if the form is numbered. */
  number?: string;
};

/** The result of the last submission. */
export type FormOutcome<Field extends string> =
  | ({ kind: "sent" } & SentForm)
  | { kind: "failed"; problems: Problem<Field>[]; submittedFields: SubmittedField[]; id: number };
