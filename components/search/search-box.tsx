import { SearchDialog } from "@/components/search/search-dialog";
import { OpenDialog } from "@/components/ui/dialog";
import { SearchIcon } from "@/components/ui/icons";
import { paths } from "@/lib/paths";

/** lib/browser/page-script.ts knows it too. */
const DIALOG_ID = "busca";

/** A button that looks like a field. Without JavaScript it leads to the site map. */
export const SearchBox = () => (
  <div className="ml-auto flex md:min-w-44 md:basis-[min(16rem,26vw)] xl:ml-0 xl:min-w-auto xl:basis-36">
    <OpenDialog
      dialogId={DIALOG_ID}
      fallback={paths.siteMap}
      accessibleLabel="Buscar no site"
      keyShortcuts="/ Control+K"
      className="group flex grow"
    >
      <span className="flex h-11 grow items-center border-2 border-r-0 border-grafite bg-white px-3 text-sm text-grafite-claro max-md:hidden">
        Buscar...
      </span>
      <span className="grid size-11 shrink-0 place-items-center border-2 border-grafite group-hover:bg-grafite group-hover:text-concreto">
        <SearchIcon className="size-5" />
      </span>
    </OpenDialog>
    <SearchDialog id={DIALOG_ID} />
  </div>
);
