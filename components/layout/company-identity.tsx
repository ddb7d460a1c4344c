import {
  addressLine,
  company,
  legalLine,
  technicalLeadLine,
  type CompanyIdentity as Identity,
} from "@/lib/company/identity";

type CompanyIdentityProps = { identity?: Identity; className?: string };

/** Legal name, CNPJ, address and technical lead; nothing while none of them is set. */
export function CompanyIdentity({ identity = company, className }: CompanyIdentityProps) {
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
