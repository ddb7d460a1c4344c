import { TextLink } from "@/components/ui/text-link";
import { getCompany } from "@/lib/content/collections/company";

/** A link to the profile where customers write. Their stars are not repeated on this site. */
export function ReviewsLink({ className = "" }: { className?: string }) {
  const { reviews } = getCompany();
  return (
    reviews && (
      <TextLink href={reviews} className={className}>
        Ver as avaliações de clientes
      </TextLink>
    )
  );
}
