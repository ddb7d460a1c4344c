import { SiteLink } from "@/components/ui/site-link";
import type { SuggestedPage } from "@/lib/not-found/suggest-pages";

/** Pages to go on to from the not-found page. */
export function SuggestionList({
  title,
  addresses,
}: {
  title: string;
  addresses: SuggestedPage[];
}) {
  return (
    <>
      <h2 className="drawing-label text-seguranca">{title}</h2>
      <ul className="mt-3 border-b border-concreto/40">
        {addresses.map((address) => (
          <li key={address.path} className="border-t border-concreto/40">
            <SiteLink
              href={address.path}
              className="flex min-h-12 items-center py-2 font-semibold underline decoration-obra decoration-2 underline-offset-4 hover:text-seguranca"
            >
              {address.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
