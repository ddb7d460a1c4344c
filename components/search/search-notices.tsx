import { Button, ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { whatsappLink } from "@/lib/site";

const noticeClass = "px-4 py-6 sm:px-6";

/** @param props.isPart whether only a part of the site was searched */
export function EmptyNotice({ query, isPart }: { query: string; isPart: boolean }) {
  const question = `Olá! Procurei por “${query}” no site e não encontrei. Vocês podem me ajudar?`;
  return (
    <div className={noticeClass}>
      <p>Confira a grafia, tente uma palavra só ou um termo mais comum na obra.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isPart && (
          <ButtonLink href={`${paths.search}?q=${encodeURIComponent(query)}`}>
            Buscar no site todo
          </ButtonLink>
        )}
        <ButtonLink href={whatsappLink(question)}>Perguntar no WhatsApp</ButtonLink>
        <ButtonLink href={paths.siteMap} variant="secondary">
          Ver todas as páginas
        </ButtonLink>
      </div>
    </div>
  );
}

export const UnreachableNotice = ({ onRetry }: { onRetry: () => void }) => (
  <div className={noticeClass}>
    <p>
      A busca não carregou. Confira a conexão e tente de novo; todas as páginas estão no mapa do
      site.
    </p>
    <div className="mt-6 flex flex-wrap gap-3">
      <Button onClick={onRetry}>Tentar de novo</Button>
      <ButtonLink href={paths.siteMap} variant="secondary">
        Ver todas as páginas
      </ButtonLink>
    </div>
  </div>
);

export const LoadingSkeleton = () => (
  <div aria-hidden="true" className={`${noticeClass} grid gap-6 motion-safe:animate-pulse`}>
    {["w-2/3", "w-4/5", "w-1/2"].map((width) => (
      <div key={width} className="grid grid-cols-1 gap-2">
        <span className={`h-icon bg-cimento ${width}`} />
        <span className="h-4 bg-cimento" />
      </div>
    ))}
  </div>
);
