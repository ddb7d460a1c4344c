import { SearchIcon } from "@/components/ui/icons";
import { paths } from "@/lib/paths";

/** The search of the header (§2). On phones it is the button alone, which leads to /busca. */
export const SearchBox = () => (
  <form
    role="search"
    aria-label="No site"
    action={paths.search}
    className="header-search ml-auto flex"
  >
    <input
      type="search"
      name="q"
      aria-label="Buscar no site"
      placeholder="Buscar..."
      autoComplete="off"
      enterKeyHint="search"
      className="hidden h-touch w-0 grow border-line border-r-0 border-grafite bg-white px-3 text-sm placeholder:text-grafite-claro md:block"
    />
    <button
      type="submit"
      aria-label="Buscar no site"
      className="grid size-touch shrink-0 place-items-center border-line border-grafite hover:bg-grafite hover:text-concreto"
    >
      <SearchIcon className="size-icon" />
    </button>
  </form>
);
