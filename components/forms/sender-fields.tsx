import type { UseFormRegister } from "react-hook-form";
import { TextField } from "@/components/forms/form-fields";
import {
  type Form,
  type FormValues,
  PHONE_FORMAT,
} from "@/supabase/functions/_shared/contract/form";

type SenderFieldsProps = {
  contract: Pick<Form<"name" | "email" | "phone">, "name" | "fields">;
  register: UseFormRegister<FormValues>;
};

/** Name, e-mail and telephone of whoever sends a form. */
export function SenderFields({ contract, register }: SenderFieldsProps) {
  // §5's rule takes one number.
  const other = contract.fields.phone.format && " Ramal ou segundo número: no texto abaixo.";
  return (
    <>
      <TextField
        contract={contract}
        {...register("name")}
        wide
        autoComplete="name"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        contract={contract}
        {...register("email")}
        hint="É por aqui que respondemos."
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        contract={contract}
        {...register("phone")}
        hint={`Com DDD: ${PHONE_FORMAT}.${other ?? ""}`}
        // Not type="tel": HTML allows "tel-national" (without +55) for text fields only.
        autoComplete="tel-national"
        inputMode="tel"
        enterKeyHint="next"
      />
    </>
  );
}
