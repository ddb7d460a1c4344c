import { loggedPath } from "@/lib/server/not-found-log";

it.each([
  ["/blog/nao-existe", "/blog/nao-existe"],
  ["/x?email=maria@example.com", "/x"],
  ["/contato/maria@example.com/x", "/contato/[…]"],
  ["/contato/maria%40example.com", "/contato/[…]"],
  ["/(11)%2091234-5678", "/[…]"],
  ["/cpf/123.456.789-09", "/cpf/[…]"],
  ["/blog/2024-ok", "/blog/2024-ok"],
  ["/x\u009b31m", "/x"],
  [`/${"a".repeat(400)}`, `/${"a".repeat(299)}`],
  ["", ""],
])("logs %j as %j", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
