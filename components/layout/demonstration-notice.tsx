import { DemonstrationLabel } from "@/components/ui/demonstration-label";
import { env } from "@/lib/env";

/** On every page of a build with ALLOW_DEMONSTRATION=1: the site has invented content. */
export function DemonstrationNotice() {
  if (env.ALLOW_DEMONSTRATION !== "1") return null;
  return (
    <aside aria-label="Site de demonstração" className="bg-seguranca">
      <p className="container-site py-2.5 text-sm">
        <strong>Site de demonstração.</strong> Parte do conteúdo é inventada e leva a marca{" "}
        <DemonstrationLabel />, até a empresa trocá-la por dados reais.
      </p>
    </aside>
  );
}
