"use client";

import { useState } from "react";
import { useAddressQuery } from "@/components/forms/address-query";
import type { SentForm } from "@/components/forms/form-outcome";
import { RequestSheet } from "@/components/forms/request-sheet";
import { requestSheet } from "@/lib/forms/request-sheet";
import { numberFrom } from "@/lib/forms/sent-request";

/** The sheet of a quote request that was sent; nothing without its number. */
export function SentSheet({ number, submittedFields }: SentForm) {
  const textOf = (name: string) => submittedFields.find(({ field }) => field === name)?.text;
  const [sheet] = useState(
    () =>
      number &&
      requestSheet({ number, service: textOf("serviceType"), message: textOf("message") }),
  );
  return sheet && <RequestSheet sheet={sheet} />;
}

/** The sheet after a plain post, whose number is in the address (docs/decisions/0004). */
export function PostedSheet() {
  const number = numberFrom(useAddressQuery());
  return number && <SentSheet key={number} number={number} submittedFields={[]} />;
}
