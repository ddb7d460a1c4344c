import { Section } from "@/components/ui/section";

/** Without JavaScript the search form leads here; explains the search of the browser. */
export function NoScriptNotice() {
  return (
    <div className="hidden noscript:block">
      <Section tone="seguranca" className="py-8!">
        <p className="max-w-3xl text-lg font-semibold">
          A busca precisa de JavaScript. Sem ele, procure nesta lista: o navegador acha qualquer
          palavra da página com Ctrl + F.
        </p>
      </Section>
    </div>
  );
}
