const keys = [
  { key: "↑ ↓", action: "percorrem" },
  { key: "Enter", action: "abre" },
  { key: "Esc", action: "fecha" },
];

/**
 * The keyboard shortcuts of the search, and the setting for the "/" key: visitors must be able to
 * disable single-key shortcuts (WCAG 2.1.4). lib/html/page-script.js keeps it.
 */
export function SearchHelp() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 border-t-2 border-grafite px-4 text-sm sm:px-6 [@media(pointer:coarse)]:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 py-3">
        {keys.map(({ key, action }) => (
          <li key={key}>
            <kbd className="border border-grafite bg-white px-1.5 font-sans text-xs font-bold">
              {key}
            </kbd>{" "}
            {action}
          </li>
        ))}
      </ul>
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" defaultChecked className="size-5 accent-planta" />
        Abrir a busca com a tecla /
      </label>
    </div>
  );
}
