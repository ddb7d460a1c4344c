"use client";

import type { RefObject } from "react";
import { SearchStatus } from "@/components/search/search-results";
import { useSearch } from "@/components/search/use-search";
import { Button, buttonClass } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { paths } from "@/lib/paths";

export type BlogSearchState = {
  query: string;
  setQuery: (query: string) => void;
  field: RefObject<HTMLInputElement | null>;
  results: RefObject<HTMLDivElement | null>;
};

export function BlogResults({ query, setQuery, field, results }: BlogSearchState) {
  const search = useSearch(query, "article");

  function clear() {
    setQuery("");
    field.current?.focus();
  }

  return (
    <Section
      labelledBy="resultados"
      className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]"
    >
      <div>
        <SectionHeading id="resultados" title="Resultados" />
        <div className="mt-6">
          <Button variant="secondary" onClick={clear}>
            Voltar ao índice
          </Button>
        </div>
      </div>
      <div ref={results} className="min-w-0 border-2 border-grafite">
        <SearchStatus
          search={search}
          noun={["artigo", "artigos"]}
          emptyAction={
            // A plain link: the search box reads the query only on a full page load.
            <a href={`${paths.siteMap}?q=${encodeURIComponent(query)}`} className={buttonClass()}>
              Buscar no site todo
            </a>
          }
        />
      </div>
    </Section>
  );
}
