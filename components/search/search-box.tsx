import { SearchIcon } from "@/components/ui/icons";
import { paths, SEARCH_FIELD } from "@/lib/paths";

const buttonClass =
  "size-touch shrink-0 place-items-center border-line border-grafite hover:bg-grafite hover:text-concreto";

/** The search of the header (§2). On phones it is a link to the field of /busca. */
export const SearchBox = () => (
  <>
    <a
      href={`${paths.search}#${SEARCH_FIELD}`}
      aria-label="Buscar no site"
      className={`ml-auto grid md:hidden ${buttonClass}`}
    >
      <SearchIcon className="size-icon" />
    </a>
    <form
      role="search"
      aria-label="No site"
      action={paths.search}
      className="header-search ml-auto hidden md:flex"
    >
      <input
        type="search"
        name="q"
        aria-label="Buscar no site"
        placeholder="Buscar..."
        autoComplete="off"
        enterKeyHint="search"
        className="h-touch w-0 grow border-line border-r-0 border-grafite bg-white px-3 text-sm placeholder:text-grafite-claro"
      />
      <button type="submit" aria-label="Buscar no site" className={`grid ${buttonClass}`}>
        <SearchIcon className="size-icon" />
      </button>
    </form>
  </>
);
