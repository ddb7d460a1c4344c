import { addressLine, legalLine, technicalLeadLine } from "@/lib/content/company";
import { getCompany } from "@/lib/content/collections/company";

/** The lines of the company that the law asks for. It shows nothing while none is given. */
export function CompanyIdentity({ className }: { className: string }) {
  const { legal } = getCompany();
  const lines = [legalLine(legal), addressLine(legal), technicalLeadLine(legal)].filter(Boolean);
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
