import { formatReais } from "@/lib/format/money";

it("§9: prizes are written without cents", () => {
  expect([1000, 500].map(formatReais)).toEqual(["R$\u00a01.000", "R$\u00a0500"]);
});
