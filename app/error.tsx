"use client";

import { useEffect } from "react";
import { buttonClass } from "@/components/ui/button";
import { Headline, Label, Lead } from "@/components/ui/text";
import { paths } from "@/lib/paths";

type Props = { error: Error & { digest?: string } };

export default function PageError({ error }: Props) {
  useEffect(() => console.error(error), [error]);
  return <ErrorNotice error={error} />;
}

/** Every page loads this component, so it imports little. Both links load a page anew. */
export const ErrorNotice = ({ error }: Props) => (
  <section className="bg-planta text-concreto">
    <div className="container-site py-band">
      <Label className="text-seguranca">Algo quebrou por aqui</Label>
      <Headline as="h1" size="page" lang="en" className="mt-4">
        Unexpected Application Error!
      </Headline>
      <Lead className="mt-6">{error.message}</Lead>
      <div className="mt-8 flex flex-col gap-4 sm:flex-row">
        <a href="" className={buttonClass()}>
          Tentar de novo
        </a>
        <a href={paths.home} className={buttonClass({ variant: "inverse" })}>
          Voltar ao início
        </a>
      </div>
    </div>
  </section>
);
