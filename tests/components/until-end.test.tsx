import { render } from "@testing-library/react";
import { UntilEnd } from "@/components/ui/until-end";

const html = (lastDay: string) =>
  render(
    <UntilEnd lastDay={lastDay} then="Realizado">
      Inscreva-se
    </UntilEnd>,
  ).container.innerHTML;

it("after the last day has only the second state", () => {
  expect(html("2025-08-16")).toBe("Realizado");
});

it("before, has both and the end of the last day in São Paulo", () => {
  expect(html("2999-08-16")).toBe(
    '<span data-ends="2999-08-16T23:59:59-03:00" class="until-end contents">' +
      '<span class="contents">Inscreva-se</span><span class="contents">Realizado</span></span>',
  );
});
