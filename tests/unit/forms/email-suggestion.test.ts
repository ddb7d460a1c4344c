import { emailSuggestion } from "@/lib/forms/email-suggestion";

it.each([
  ["ana@gmial.com", "ana@gmail.com"],
  [" Ana@Gmail.con ", "ana@gmail.com"],
  ["ana@hotmal.com", "ana@hotmail.com"],
  ["ana@yaho.com.br", "ana@yahoo.com.br"],
  ["ana@gmail.com", undefined],
  ["ana@ymail.com", undefined],
  ["ana@primoze.com.br", undefined],
  ["ana@gmial", undefined],
  // Two errors are another domain.
  ["ana@gmal.con", undefined],
  ["", undefined],
])("%s: was %s meant?", (typed, meant) => {
  expect(emailSuggestion(typed)).toBe(meant);
});
