"use client";

import { useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { WhatsappIcon } from "@/components/ui/icons";
import { Paper, PaperTitle } from "@/components/ui/paper";
import { requestSheet, sheetText } from "@/lib/forms/request-sheet";
import { replyTerm, site, whatsappLink } from "@/lib/site";

/** What a visitor keeps of a quote request: what was asked, when the answer comes, the telephone. */
export function RequestSheet(props: Parameters<typeof requestSheet>[0]) {
  const [sheet] = useState(() => requestSheet(props));
  const { number, date, rows } = sheet;
  return (
    <Paper role="group" aria-label={`Resumo do pedido ${number}`} className="mt-4 text-grafite">
      <PaperTitle>
        <span>{site.name}</span>
        <span>Pedido de orçamento</span>
      </PaperTitle>
      <Facts
        facts={[
          {
            term: "Número do pedido",
            text: <span className="text-2xl headline tabular-nums">{number}</span>,
          },
          { term: "Data", text: date },
          ...rows.map(({ term, text }) => ({
            term,
            text: <span className="whitespace-pre-line">{text}</span>,
          })),
        ]}
        className="request-facts"
        factClass="border-t-line border-grafite px-4 py-2 wrap-anywhere"
      />
      <div className="border-t-line border-grafite p-4">
        <p>{replyTerm}</p>
        <UrgentRequest number={number} />
        <p className="no-print mt-2">
          <strong>Envie fotos por aqui.</strong> A mensagem já leva o número do pedido.
        </p>
        <p className="no-print mt-3">
          <ButtonLink href={whatsappLink(sheetText(sheet))}>
            <WhatsappIcon className="size-icon" />
            Enviar fotos pelo WhatsApp
          </ButtonLink>
        </p>
      </div>
    </Paper>
  );
}

/** What to do when the answer in writing would come too late. */
export const UrgentRequest = ({ number }: { number?: string }) => (
  <p className="mt-2">
    <strong>É para logo?</strong> Ligue{" "}
    <a href={site.phoneHref} className="font-bold whitespace-nowrap text-link">
      {site.phone}
    </a>{" "}
    e diga o número {number ? <strong className="whitespace-nowrap">{number}</strong> : "do pedido"}
    .
  </p>
);
