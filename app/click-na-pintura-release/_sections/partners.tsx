import type { ContestRelease } from "@/lib/content/press";
import { ReleaseCell } from "@/app/click-na-pintura-release/_sections/release-cell";

/** The partners of the contest (§2.14). */
export function Partners({ partners }: { partners: ContestRelease["partners"] }) {
  return (
    <ReleaseCell id="parceiros" title="Parceiros" span="md:col-span-6 print:col-span-6">
      <dl className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-3 print:grid-cols-3">
        {partners.map(({ role, name }) => (
          <div key={role}>
            <dt className="text-sm">{role}</dt>
            <dd className="font-bold">{name}</dd>
          </div>
        ))}
      </dl>
    </ReleaseCell>
  );
}
