import type { SuggestedPage } from "@/lib/search/suggest-pages";

/** Suggestions on the not-found page. */
export function SuggestedPageList({ title, pages }: { title: string; pages: SuggestedPage[] }) {
  return (
    <>
      <h2 className="drawing-label text-seguranca">{title}</h2>
      <ul className="mt-3 border-b border-concreto/40">
        {pages.map((page) => (
          <li key={page.path} className="border-t border-concreto/40">
            <a
              href={page.path}
              className="flex min-h-12 items-center py-2 font-semibold underline decoration-obra decoration-2 underline-offset-4 hover:text-seguranca"
            >
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
