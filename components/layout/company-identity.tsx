import {
  addressLine,
  legalLine,
  technicalLeadLine,
  type LegalIdentity,
} from "@/lib/content/company";
import { getCompany } from "@/lib/content/collections";

type CompanyIdentityProps = { identity?: LegalIdentity; className?: string };

/** Legal name, CNPJ, address and technical lead; nothing while none of them is set. */
export function CompanyIdentity({
  identity = getCompany().legal,
  className,
}: CompanyIdentityProps) {
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
