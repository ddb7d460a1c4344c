import { createFormSender } from "@/lib/forms/post-form";
import { fieldNames, type FormValues } from "@/supabase/functions/_shared/contract/form";
import { quote } from "@/supabase/functions/_shared/contract/quote";

type Values = FormValues<keyof typeof quote.fields>;
const BLANK = Object.fromEntries(fieldNames(quote).map((name) => [name, ""])) as Values;

it("repeats the idempotency key for the same values until they were sent", async () => {
  const fetched = jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError());
  const send = createFormSender(quote);
  const attempt = async (message: string) => {
    const values = { ...BLANK, name: "Ana", email: "ana@example.com", message };
    await send({ values, honeypot: "", elapsed: 5000 });
    const headers = fetched.mock.lastCall?.[1]?.headers as Record<string, string>;
    return headers["idempotency-key"];
  };
  const first = await attempt("Pintar.");
  expect(first).toMatch(/^[\w-]{8,}$/);
  expect(await attempt("Pintar.")).toBe(first);
  const changed = await attempt("Pintar a sala.");
  expect(changed).not.toBe(first);
  fetched.mockImplementation(async () => Response.json({ ok: true }));
  expect(await attempt("Pintar a sala.")).toBe(changed);
  expect(await attempt("Pintar a sala.")).not.toBe(changed);
  fetched.mockRestore();
});

it("sends where the browser has no AbortSignal.timeout", async () => {
  const fetched = jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ ok: true }));
  const timeout = Object.getOwnPropertyDescriptor(AbortSignal, "timeout")!;
  Reflect.deleteProperty(AbortSignal, "timeout");
  const send = createFormSender(quote);
  expect(await send({ values: BLANK, honeypot: "", elapsed: 5000 })).not.toHaveProperty("problem");
  Object.defineProperty(AbortSignal, "timeout", timeout);
  fetched.mockRestore();
});
