import { contactText } from "@/lib/contact-text";
import { articlePath, handoutPath, paths } from "@/lib/paths";

it.each([
  [paths.home, undefined, "Olá! Vim pelo site e gostaria de um orçamento."],
  [paths.services, undefined, "Olá! Vi os serviços no site. Preciso de ajuda com:"],
  [
    paths.womenInMaintenance,
    undefined,
    "Olá! Quero saber mais sobre o curso Mulheres na Manutenção.",
  ],
  [
    handoutPath("trocar-tomada"),
    undefined,
    "Olá! Quero saber mais sobre o curso Mulheres na Manutenção.",
  ],
  [
    `${paths.calculators}/tinta`,
    "Calculadora de tinta",
    "Olá! Usei a calculadora de tinta do site e quero um orçamento.",
  ],
  [
    articlePath("guia-pintura"),
    "Guia de pintura",
    "Olá! Li “Guia de pintura” no site e quero falar sobre isso.",
  ],
])("the WhatsApp message of %s is about the page", (path, title, text) => {
  expect(contactText(path, title)).toBe(text);
});
