import { addressLine, legalLine, technicalLeadLine } from "@/lib/content/company";
import { getCompany } from "@/lib/content/collections";

/** Shows nothing while none of its lines is set. */
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
