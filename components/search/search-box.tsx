import { SearchDialog } from "@/components/search/search-dialog";
import { SearchIcon } from "@/components/ui/icons";
import { paths } from "@/lib/paths";

/** lib/html/page-script.js knows it too. */
const DIALOG_ID = "busca";

const boxClass = "group flex grow";

/**
 * The search box of the header (§2.3), below 768 px its icon only: a button that looks like a field
 * and opens the search dialog. Without JavaScript it leads to the site map.
 */
export function SearchBox() {
  return (
    <div className="ml-auto flex md:min-w-44 md:basis-[min(16rem,26vw)] xl:ml-0 xl:min-w-auto xl:basis-36">
      <button
        type="button"
        command="show-modal"
        commandfor={DIALOG_ID}
        aria-haspopup="dialog"
        aria-label="Buscar no site"
        aria-keyshortcuts="/ Control+K"
        className={`${boxClass} noscript:hidden`}
      >
        <BoxContent />
      </button>
      <noscript>
        <a href={paths.siteMap} aria-label="Buscar no site" className={boxClass}>
          <BoxContent />
        </a>
      </noscript>
      <SearchDialog id={DIALOG_ID} />
    </div>
  );
}

function BoxContent() {
  return (
    <>
      <span className="flex h-11 grow items-center border-2 border-r-0 border-grafite bg-white px-3 text-sm text-grafite-claro max-md:hidden">
        Buscar...
      </span>
      <span className="grid size-11 shrink-0 place-items-center border-2 border-grafite group-hover:bg-grafite group-hover:text-concreto">
        <SearchIcon className="size-5" />
      </span>
    </>
  );
}
