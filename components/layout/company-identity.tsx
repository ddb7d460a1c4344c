import {
  addressLine,
  legalLine,
  technicalLeadLine,
  type LegalIdentity,
} from "@/lib/content/company";
import { getCompany } from "@/lib/content/collections";

export function CompanyIdentity(props: { identity?: LegalIdentity; className?: string }) {
  const { identity = getCompany().legal, className } = props;
  const lines = [legalLine(identity), addressLine(identity), technicalLeadLine(identity)].filter(
    (line) => line !== undefined,
  );
  if (lines.length === 0) return null;
  return (
    <p className={className}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  );
}
