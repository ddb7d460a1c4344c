import type { SubmittedField } from "@/components/forms/submitted-fields";

/** What was sent, for the visitor to check; collapsed at first. */
export function SubmittedList({ fields }: { fields: readonly SubmittedField[] }) {
  return (
    <details className="mt-1">
      <summary className="min-h-11 py-2.5 underline underline-offset-4">O que você enviou</summary>
      <dl className="text-sm">
        {fields.map(({ field, label, text }) => (
          <div key={field} className="mb-2">
            <dt className="font-bold">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text || "—"}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
