import { examplePath } from "@/tests/support/example-content";

/** What messengers and people make of an address, and where it leads on every kind of server. */
export const typedAddresses: readonly (readonly [typed: string, page: string])[] = [
  ["/contato.", "/contato"],
  ["/contato,", "/contato"],
  ["/contato)", "/contato"],
  ["/contato%E2%80%9D", "/contato"],
  [`${examplePath}.`, examplePath],
  ["/calculadoras/piso!", "/calculadoras/piso"],
  ["/contato&fbclid=abc", "/contato"],
  ["/blog&utm_source=zap&utm_medium=b", "/blog"],
  ["/servi%C3%A7os", "/servicos"],
  ["/educa%c3%a7%c3%a3o", "/educacao"],
];
