"use client";

import { Button, ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import type { SearchHit } from "@/lib/search/hits";
import { whatsappLink } from "@/lib/site";
import type { ReactNode } from "react";

const noticeClass = "px-4 py-6 sm:px-6";

type EmptyNoticeProps = { query: string; nearest?: SearchHit; children?: ReactNode };

export function EmptyNotice({ query, nearest, children }: EmptyNoticeProps) {
  const question = `Olá! Procurei por “${query}” no site e não encontrei. Vocês podem me ajudar?`;
  return (
    <div className={noticeClass}>
      <p>Confira a grafia, tente uma palavra só ou um termo mais comum na obra.</p>
      {nearest && (
        <p className="mt-3">
          O mais parecido no site:{" "}
          <a
            href={nearest.url}
            data-result
            className="inline-flex min-h-11 items-center font-bold underline decoration-obra decoration-2 underline-offset-4"
          >
            {nearest.heading ?? nearest.title}
          </a>
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {children}
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
      O índice não chegou até aqui. Confira a conexão e tente de novo; todas as páginas estão no
      mapa do site.
    </p>
    <div className="mt-5 flex flex-wrap gap-3">
      <Button onClick={onRetry}>Tentar de novo</Button>
      <ButtonLink href={paths.siteMap} variant="secondary">
        Ver todas as páginas
      </ButtonLink>
    </div>
  </div>
);

export const LoadingSkeleton = () => (
  <div aria-hidden="true" className={`${noticeClass} grid gap-5 motion-safe:animate-pulse`}>
    {["w-3/5", "w-4/5", "w-2/5"].map((width) => (
      <div key={width} className="grid grid-cols-1 gap-2">
        <span className={`h-5 bg-cimento ${width}`} />
        <span className="h-3 bg-cimento" />
      </div>
    ))}
  </div>
);
