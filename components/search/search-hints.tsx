/** Shown without a query: example queries. */
export function SearchHints({ onSelect }: { onSelect: (query: string) => void }) {
  return (
    <div className="px-4 py-6 sm:px-6">
      <p>Serviços, artigos, cursos, normas: a busca lê o site inteiro, com ou sem acento.</p>
      <ul className="mt-3 flex flex-wrap gap-2" aria-label="Buscas para experimentar">
        {["pintar a sala", "hidrogênio verde", "NR-35", "acessibilidade"].map((query) => (
          <li key={query}>
            <button
              type="button"
              onClick={() => onSelect(query)}
              className="min-h-11 border border-grafite px-3 text-sm font-semibold hover:bg-seguranca"
            >
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
