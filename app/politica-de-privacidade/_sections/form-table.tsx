import type { FormPrivacy } from "@/lib/forms/privacy";

/** The fields of a form with their purposes, then legal basis and retention. */
export function FormTable({ form }: { form: FormPrivacy }) {
  return (
    <table className="w-full table-fixed border-2 border-grafite bg-white text-left align-top text-sm">
      <caption className="border-2 border-b-0 border-grafite bg-planta px-4 py-3 text-left text-lg font-bold text-white">
        {form.title}
      </caption>
      <thead>
        <tr className="border-b-2 border-grafite">
          <th scope="col" className="w-2/5 px-4 py-2.5">
            Dado
          </th>
          <th scope="col" className="px-4 py-2.5">
            Para que serve
          </th>
        </tr>
      </thead>
      <tbody>
        {form.fields.map(({ name, label, purpose }) => (
          <Row key={name} label={label} value={purpose} />
        ))}
      </tbody>
      <tfoot className="border-t-2 border-grafite bg-concreto">
        <Row label="Base legal" value={form.legalBasis} />
        <Row label="Prazo" value={form.retention} />
      </tfoot>
    </table>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <tr className="border-t border-cimento align-top">
      <th scope="row" className="px-4 py-2.5 font-semibold">
        {label}
      </th>
      <td className="px-4 py-2.5">{value}</td>
    </tr>
  );
}
