import { decodeHtml } from "../../supabase/functions/_shared/contract/text.ts";
import { composeMail } from "../../supabase/functions/_shared/mail/compose.ts";
import { equal, ok } from "./support/assert.ts";
import { claimedMessage, ROW_ID } from "./support/claimed-message.ts";

const addresses = { to: "contato@primoze.example", from: "site@primoze.example" };

Deno.test("quote: the e-mail has the subject, the addresses and all fields in both parts", () => {
  const details = { pagina: "/servicos" };
  const message = claimedMessage({ message: "Ol'a\nduas linhas", details });
  const mail = composeMail(message, addresses);
  equal(mail.subject, "Pedido de orçamento HTCS-XCVW: Maria — Pintura");
  equal([mail.to, mail.from.address], [addresses.to, addresses.from]);
  equal(mail.replyTo, { name: "Maria", address: "maria@example.com" });
  equal(mail.messageId, `<contact-${ROW_ID}@primoze.example>`);
  for (const text of ["Nome: Maria", "E-mail: maria@example.com", "Telefone: (11) 90000-0000"]) {
    ok(mail.text.includes(text), text);
  }
  ok(mail.text.includes("Serviço: Pintura"), "service in the words of the form");
  ok(mail.text.includes("Página: /servicos"), "page of the form");
  ok(mail.text.includes("WhatsApp: https://wa.me/5511900000000"), "link to the visitor's number");
  ok(
    mail.html.includes('<a href="https:&#x2F;&#x2F;wa.me&#x2F;5511900000000?text='),
    "the same in HTML",
  );
  ok(mail.text.includes("Ol'a\nduas linhas"), "decoded message");
  ok(mail.text.includes("10 de março de 2025 às 12:30"), "time in São Paulo");
  ok(mail.html.includes("Ol&#x27;a<br>duas linhas"), "escaped message");
});

Deno.test("each kind has its own subject, with the number that a visitor was told", () => {
  const subjectOf = (change: Parameters<typeof claimedMessage>[0]) =>
    composeMail(claimedMessage(change), addresses).subject;
  const details = { contato: "ana@example.org" };
  equal(
    subjectOf({ kind: "proposal", name: "Lar & Luz", service_type: "reparos", details }),
    "Proposta de projeto social: Lar & Luz — Pequenos reparos e manutenção geral",
  );
  const suggestion = "Sugestão para PrimoZéCast";
  equal(subjectOf({ kind: "suggestion", service_type: suggestion }), `${suggestion}: Maria`);
  equal(subjectOf({ kind: "donation" }), "Doação de materiais: Maria");
  equal(subjectOf({ service_type: null }), "Pedido de orçamento HTCS-XCVW: Maria");
  equal(subjectOf({ suspect: true }), "[suspeita] Pedido de orçamento HTCS-XCVW: Maria — Pintura");
});

Deno.test("proposal: the contact is the reply address when it is an e-mail address", () => {
  const replyTo = (contato: string) =>
    composeMail(
      claimedMessage({
        kind: "proposal",
        email: null,
        details: { contato },
      }),
      addresses,
    ).replyTo?.address ?? null;
  equal(replyTo("ana@example.org"), "ana@example.org");
  equal(replyTo("(11) 90000-0000"), null);
});

Deno.test("an address that no header can contain is only in the text", () => {
  const mail = composeMail(claimedMessage({ email: "joão@gmail.com" }), addresses);
  equal(mail.replyTo, null);
  ok(mail.text.includes("E-mail: joão@gmail.com"), mail.text);
});

Deno.test("no field can look like another one", () => {
  const forged = "Ana\nE-mail: golpe@evil.example\u2028Telefone: 1\u202eoãçarbo\u061c";
  for (const change of [
    { name: forged },
    { phone: forged },
    { service_type: forged },
    { kind: "proposal" as const, details: { contato: forged } },
  ]) {
    const { text, html, subject } = composeMail(claimedMessage(change), addresses);
    ok(text.includes("Ana E-mail: golpe@evil.example Telefone: 1oãçarbo"), text);
    ok(!/^(E-mail: golpe|Telefone: 1o)/m.test(text), text);
    ok(!html.includes("Ana<br>"), html);
    ok(!/[\u061c\u2028\u202e]/.test(text + html + subject), "marks");
  }
});

Deno.test("markup in any field is shown as text, escaped by the caller or not", () => {
  const known = "html head meta title body table tr td th h1 h2 p br".split(" ");
  for (const attack of [
    `<img src=x onerror=alert(1)>`,
    `&lt;img src=x onerror=alert(1)&gt;`,
    `"><script>alert(1)</script>`,
    `</title></style><a href="javascript:x">`,
  ]) {
    const fields = { name: attack, email: attack, phone: attack, service_type: attack };
    const message = claimedMessage({ ...fields, message: attack });
    const { html } = composeMail(message, addresses);
    const tags = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag = ""]) => tag.toLowerCase());
    const unknown = tags.filter((tag) => !known.includes(tag));
    equal(unknown, [], attack);
    ok(!/<[^>]*\son\w+=/i.test(html), "no handlers");
  }
});

Deno.test("a message cannot turn its text around", () => {
  const message = "\u202eo\u00e3\u00e7arbo\u200b\u2066.\u{e0041}";
  const { text, html } = composeMail(claimedMessage({ message }), addresses);
  ok(!/[\u200b\u202e\u2066\u{e0041}]/u.test(text + html), "invisible");
  ok(text.includes("o\u00e3\u00e7arbo."), text);
});

Deno.test("a quote has its number, from the key or else from the row, and no other", () => {
  const number = "HTCS-XCVW";
  const { text, html } = composeMail(claimedMessage(), addresses);
  ok(text.split(`Número do pedido: ${number}`).length === 3, text);
  ok(html.includes(number) && !html.includes(ROW_ID) && !text.includes(ROW_ID), "one number");
  const keyless = composeMail(claimedMessage({ idempotency_key: null }), addresses).text;
  ok(keyless.includes(`Número do pedido: MBN9-P8Q7.`), keyless);
  const donation = composeMail(claimedMessage({ kind: "donation" }), addresses).text;
  ok(donation.split(`Número do pedido: ${number}`).length === 2, donation);
});

Deno.test("a WhatsApp link has a Brazilian number, or there is none", () => {
  const link = (phone: string) =>
    /wa\.me\/(\d+)/.exec(composeMail(claimedMessage({ phone }), addresses).text)?.[1];
  equal(link("(11) 91234-5678"), "5511912345678");
  equal(link("+55 11 91234-5678"), "5511912345678");
  equal(link("011 91234-5678"), "5511912345678");
  equal(link("+1 212 555 0100"), undefined);
  equal(link("123"), undefined);
  const proposal = (contato: string) =>
    /wa\.me\/(\d+)/.exec(
      composeMail(
        claimedMessage({ kind: "proposal", phone: null, details: { contato } }),
        addresses,
      ).text,
    )?.[1];
  equal(proposal("(11) 91234-5678"), "5511912345678");
  equal(proposal("maria@example.com"), undefined);
  // The digits of an e-mail address are no phone number.
  equal(proposal("ana1990@example.com (11) 91234-5678"), "5511912345678");
});

/** The links of the HTML part by their scheme. */
function linksOf(change: Parameters<typeof claimedMessage>[0]) {
  const { html } = composeMail(claimedMessage(change), addresses);
  const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => decodeHtml(href));
  const linkOf = (scheme: string) => links.find((link) => link.startsWith(scheme));
  return { mailto: linkOf("mailto:"), whatsapp: linkOf("https:"), tel: linkOf("tel:") };
}

Deno.test("each kind has the beginning of an answer: by mail, by WhatsApp, and to copy", () => {
  const quote = "Olá, Maria! Aqui é da PrimoZé. Recebemos o seu pedido de orçamento";
  const contact = { details: { contato: "ana@example.org (11) 90000-0000" } };
  for (const [change, first, question] of [
    [{}, `${quote} (número HTCS-XCVW, Pintura).`, "- bairro e cidade"],
    [{ service_type: null }, `${quote} (número HTCS-XCVW).`, "- que serviço é"],
    [
      { kind: "proposal", name: "Lar & Luz", service_type: "reparos", ...contact },
      "Olá, Lar & Luz! Aqui é da PrimoZé. Recebemos a sua proposta de projeto social " +
        "(Pequenos reparos e manutenção geral).",
    ],
    [
      { kind: "suggestion", service_type: "Sugestão para PrimoZéCast" },
      "Olá, Maria! Aqui é da PrimoZé. Recebemos a sua sugestão para o PrimoZé Cast.",
    ],
    [
      { kind: "donation", service_type: "Doação de materiais" },
      "Olá, Maria! Aqui é da PrimoZé. Recebemos a sua oferta de materiais.",
    ],
  ] as const) {
    const { text } = composeMail(claimedMessage(change), addresses);
    const { mailto, whatsapp, tel } = linksOf(change);
    ok(text.includes(`\n${first}\n`), text);
    const byWhatsapp = new URL(whatsapp ?? "").searchParams.get("text") ?? "";
    equal(byWhatsapp.split("\n")[0], first);
    equal(tel, "tel:+5511900000000");
    equal(byWhatsapp.includes("falta saber"), Boolean(question));
    if (question) ok(byWhatsapp.includes(`\n${question}\n`), byWhatsapp);
    if (mailto) equal(new URL(mailto).searchParams.get("body")?.split("\r\n")[0], first);
  }
  equal(
    new URL(linksOf({}).mailto ?? "").searchParams.get("subject"),
    "Seu pedido de orçamento HTCS-XCVW — PrimoZé",
  );
  const noTelephone = new URL(linksOf({ phone: null }).mailto ?? "").searchParams.get("body") ?? "";
  ok(noTelephone.includes("\r\n- um telefone com DDD\r\n"), noTelephone);
});

Deno.test("a prepared e-mail goes to one address, or there is none and the text says so", () => {
  for (const [email, address] of [
    ["maria@example.com", "maria@example.com"],
    ["ana?bcc=b@example.org", "ana?bcc=b@example.org"],
    ["ana@example.org?bcc=b@example.org", "ana@example.org"],
    ["ana&cc=b@example.org", "ana&cc=b@example.org"],
    ["ana%0ABcc:b@example.org", null],
    ["ana%26@example.org", "ana%26@example.org"],
    ["ana@example.org\n", "ana@example.org"],
    ["ana@example.org\r\nBcc: b@example.org", null],
    ["ana,b@example.org", null],
    ["ana@exemplo,com.br", null],
    ["joão@example.org", null],
  ] as const) {
    const { mailto } = linksOf({ email });
    const link = mailto ? new URL(mailto) : undefined;
    equal(link ? decodeURIComponent(link.pathname) : null, address, email);
    if (link) equal([...link.searchParams.keys()], ["subject", "body"]);
    const { text, replyTo } = composeMail(claimedMessage({ email }), addresses);
    equal(
      [replyTo?.address ?? null, text.includes("“Responder” não chega")],
      [address, !address],
      email,
    );
  }
  const refused = composeMail(claimedMessage(), addresses, { hasReplyTo: false });
  equal([refused.replyTo, refused.text.includes("“Responder” não chega")], [null, true]);
});

Deno.test("of what was typed only name, telephone and address are in a link", () => {
  const typed = "https://evil.example/";
  const { mailto, whatsapp } = linksOf({
    message: typed,
    service_type: typed,
    details: { pagina: "/evil.example", contato: typed },
  });
  ok(!decodeURIComponent(`${mailto} ${whatsapp}`).includes("evil.example"), mailto ?? "no link");
});

Deno.test("half an emoji in a name makes no link that cannot be read", () => {
  for (const [name, greeting] of [
    ["Ana \ud83d", "Olá, Ana!"],
    ["Ana \ufffd", "Olá, Ana!"],
    [`${"a".repeat(78)}😀😀`, `Olá, ${"a".repeat(78)}…!`],
    ["", "Olá!"],
  ] as const) {
    const body = new URL(linksOf({ name }).mailto ?? "").searchParams.get("body") ?? "";
    ok(body.startsWith(`${greeting} Aqui é`), body);
  }
});

Deno.test("a message that is likely spam gets no prepared answer", () => {
  const suspect = { suspect: true };
  equal(linksOf(suspect), {
    mailto: undefined,
    whatsapp: "https://wa.me/5511900000000",
    tel: "tel:+5511900000000",
  });
  ok(!composeMail(claimedMessage(suspect), addresses).text.includes("Olá"), "no words");
});

Deno.test("line breaks of slides, pages and terminals stay line breaks", () => {
  const { text, html } = composeMail(
    claimedMessage({ message: "3 m\u000b2 m\u000c1 m\u0085fim" }),
    addresses,
  );
  ok(text.includes("3 m\n2 m\n1 m\nfim"), text);
  ok(html.includes("3 m<br>2 m<br>1 m<br>fim"), html);
});

Deno.test("control characters are removed from the bodies", () => {
  const mail = composeMail(
    claimedMessage({ message: "a\u0007b\u001b[31mc\r\nd\u0000" }),
    addresses,
  );
  ok(mail.text.includes("ab[31mc\nd"), mail.text);
  // deno-lint-ignore no-control-regex
  ok(!/[\u0000-\u0008\u000b-\u001f\u007f]/.test(mail.text + mail.html), "control characters");
});
