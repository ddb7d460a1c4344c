import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Calculator, runCalculator } from "@/lib/calculators/calculator";
import { replaceAddress } from "@/components/ui/address-query";
import { useHydrated } from "@/components/ui/hooks";
import { completeQuery, formQuery, missingFields } from "@/lib/calculators/query";

/** The query of the form is in the address, so that a reload or a shared link has the numbers. */
export function useCalculator(calculator: Calculator) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [search] = useState(() => (typeof window === "undefined" ? "" : window.location.search));
  const address = completeQuery(calculator, search);
  // Takes the place of what the fields were mounted with: they are uncontrolled.
  const [replaced, setReplaced] = useState<string>();
  const mounted = replaced ?? (hydrated && address ? address : calculator.example);
  const [typed, setTyped] = useState<string>();
  const query = typed ?? mounted;
  // The id of the field that is being typed in, whose error would come too early.
  const [editing, setEditing] = useState("");

  const takeTyped = useEffectEvent(() => {
    // The fields may have been changed before React. What an address brings is not mounted yet.
    if (!form.current || address) return;
    const now = formQuery(form.current);
    if (now !== calculator.example) keep(now);
  });
  useEffect(() => takeTyped(), []);

  function keep(next: string) {
    setTyped(next);
    replaceAddress(`?${next}${window.location.hash}`);
  }

  return {
    form,
    mounted,
    query,
    editing,
    outcome: runCalculator(calculator, query),
    /** The labels of fields that the address lacks, and that have the values of the example. */
    missing: hydrated ? missingFields(calculator, search) : [],
    /** A typed letter is seen before the result is drawn. */
    onInput: ({ currentTarget, target }: React.InputEvent<HTMLFormElement>) =>
      startTransition(() => {
        keep(formQuery(currentTarget));
        setEditing(target instanceof HTMLInputElement ? target.id : "");
      }),
    stopEditing: () => setEditing(""),
    /**
     * Takes the values of the form, whose choices may differ from those of the address.
     * @returns what is wrong with them
     */
    submit: (values: HTMLFormElement) => {
      const next = formQuery(values);
      setEditing("");
      keep(next);
      return runCalculator(calculator, next).problems;
    },
    replace: (next: string, focus: string) => {
      flushSync(() => {
        setReplaced(next);
        keep(next);
      });
      document.getElementById(focus)?.focus();
    },
  };
}
