import { buttonClass } from "@/components/ui/button";
import type { Calculator } from "@/lib/calculators/calculator";
import { paths } from "@/lib/paths";
import { whatsappLink } from "@/lib/site";

type CalculatorOfflineProps = { calculator: Pick<Calculator, "title" | "service"> };

/** lib/html/page-script.js shows it, and appends what was typed to the links. */
export function CalculatorOffline({ calculator }: CalculatorOfflineProps) {
  const { title, service } = calculator;
  const whatsapp = whatsappLink(`${title}, com as minhas medidas:\n`);
  const form = `${paths.contact}?${new URLSearchParams({ ...(service && { servico: service }), medidas: `${title}\n` })}`;
  return (
    <div
      hidden
      data-offline="load"
      role="alert"
      tabIndex={-1}
      className="calculator-offline border-2 border-l-10 border-esgotado bg-white p-5"
    >
      <p className="text-lg font-extrabold">A calculadora não carregou</p>
      <p className="mt-1">
        Seus números continuam nos campos. Confira a conexão e mude um deles para tentar de novo,
        faça a conta com <a href="#formula">a fórmula desta página</a> ou mande as medidas para nós.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          href={whatsapp}
          data-prefill={whatsapp}
          target="_blank"
          rel="noopener"
          className={buttonClass("primary")}
        >
          Mandar pelo WhatsApp
        </a>
        <a href={form} data-prefill={form} className={buttonClass("secondary")}>
          Ir para o formulário
        </a>
      </div>
    </div>
  );
}
