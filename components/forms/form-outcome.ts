import type { Problem } from "@/lib/forms/form-definition";
import type { SubmittedField } from "@/components/forms/submitted-fields";

/** The result of the last submission. */
export type FormOutcome<Field extends string> =
  | { kind: "sent"; submittedFields: SubmittedField[] }
  | { kind: "failed"; problems: Problem<Field>[]; submittedFields: SubmittedField[]; id: number };
