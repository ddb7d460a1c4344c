import { deliveryLabel } from "@/scripts/backend/inbox/labels";

const label = (change: object) =>
  deliveryLabel({
    id: "1",
    number: "7K4M-9QXT",
    kind: "quote",
    name: "Ana",
    email: null,
    phone: null,
    message: "Oi",
    serviceType: null,
    details: {},
    suspect: false,
    createdAt: "2026-01-01T00:00:00Z",
    delivery: {
      state: "failed",
      attempts: 1,
      deliveredAt: null,
      nextAttemptAt: null,
      lastError: "EENVELOPE: RCPT TO 550",
      refused: false,
      ...change,
    },
  });

it("npm run inbox alarms about an e-mail that was refused for good", () => {
  expect(label({})).toBe("falhou, será tentado de novo — EENVELOPE: RCPT TO 550");
  expect(label({ refused: true })).toBe(
    "ATENÇÃO: o servidor de e-mail recusou, leia a mensagem aqui — EENVELOPE: RCPT TO 550",
  );
});
