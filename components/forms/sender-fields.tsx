import type { UseFormRegister } from "react-hook-form";
import { TextField } from "@/components/forms/form-fields";
import type { Form, FormValues } from "@/supabase/functions/_shared/contract/form";

type SenderFieldsProps = {
  contract: Pick<Form<"name" | "email" | "phone">, "name" | "fields">;
  register: UseFormRegister<FormValues>;
};

/** Name, e-mail and telephone of whoever sends a form. */
export function SenderFields({ contract, register }: SenderFieldsProps) {
  // The quote form requires it in the markup and not in the rules (§5).
  const { isMarkedRequired } = contract.fields.phone;
  return (
    <>
      <TextField
        contract={contract}
        {...register("name")}
        autoComplete="name"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        contract={contract}
        {...register("email")}
        half
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        contract={contract}
        {...register("phone")}
        half
        hint={isMarkedRequired ? "Com DDD. Se faltar, respondemos por e-mail." : "Com DDD."}
        // The type is not "tel": HTML allows "tel-national" (without +55) for text fields only.
        autoComplete="tel-national"
        inputMode="tel"
        enterKeyHint="next"
      />
    </>
  );
}
