import { type ComponentProps, type Ref, useId } from "react";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";

type SearchFormProps = Pick<ComponentProps<"form">, "onInput" | "onSubmit" | "children"> & {
  label: string;
  fieldId?: string;
  fieldRef?: Ref<HTMLInputElement>;
};

/** A form that leads to /busca. The children are further fields. */
export function SearchForm({
  label,
  fieldId,
  fieldRef,
  onInput,
  onSubmit,
  children,
}: SearchFormProps) {
  const ownId = useId();
  const id = fieldId ?? ownId;
  return (
    <form
      role="search"
      action={paths.search}
      onInput={onInput}
      onSubmit={onSubmit}
      className="w-full max-w-text"
    >
      <label htmlFor={id} className="drawing-label">
        {label}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          ref={fieldRef}
          id={id}
          type="search"
          name="q"
          placeholder="Buscar..."
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-12 w-0 grow basis-1/2 scroll-mt-label border-line border-grafite bg-white px-4 text-grafite placeholder:text-grafite-claro"
        />
        <Button type="submit">Buscar</Button>
      </div>
      {children}
    </form>
  );
}

/** The field of the form and of the address that limits the search to articles. */
export const ONLY_ARTICLES = { name: "em", value: "blog" } as const;
