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
  ["ana@gmail.com.br", "ana@gmail.com"],
  ["ana@outlook.con.br", "ana@outlook.com.br"],
  ["ana@gmail,com", "ana@gmail.com"],
  ["ana@gmial,com", "ana@gmail.com"],
  ["ana@uol.com", "ana@uol.com.br"],
  ["ana@bol.com", "ana@bol.com.br"],
  ["ana@hotmail.com.r", "ana@hotmail.com.br"],
])("%s: was %s meant?", (typed, meant) => {
  expect(emailSuggestion(typed)).toBe(meant);
});

/** Of providers, companies and other countries: mail arrives at each of them. */
const REAL = (
  "gmail.com googlemail.com hotmail.com hotmail.com.br hotmail.com.ar hotmail.es hotmail.fr live.com " +
  "live.com.pt live.com.ar outlook.com outlook.com.br outlook.pt outlook.es msn.com yahoo.com " +
  "yahoo.com.br yahoo.com.ar yahoo.com.mx ymail.com rocketmail.com icloud.com me.com mac.com aol.com " +
  "aol.com.br uol.com.br uol.com.ar bol.com.br zipmail.com.br terra.com.br terra.com ig.com.br " +
  "globo.com globomail.com r7.com oi.com.br pop.com.br superig.com.br ibest.com.br brturbo.com.br " +
  "click21.com.br vol.com.br sol.com.br serra.com.br uai.com.br onda.com.br matrix.com.br osite.com.br " +
  "sercomtel.com.br netsite.com.br riopreto.com.br ubbi.com.br proton.me protonmail.com pm.me gmx.com " +
  "gmx.net mail.com email.com zoho.com tutanota.com tim.com.br vivo.com.br claro.com.br usp.br " +
  "unicamp.br fatec.sp.gov.br prefeitura.sp.gov.br sp.gov.br primoze.com.br petrobras.com.br"
).split(" ");

it.each(REAL)("never asks about %s", (domain) => {
  expect(emailSuggestion(`ana@${domain}`)).toBeUndefined();
});
