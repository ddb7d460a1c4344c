import { buttonClass } from "@/components/ui/button-class";
import { paths } from "@/lib/paths";

type ErrorNoticeProps = { error: Error & { digest?: string }; retry: () => void };

/**
 * The content of the error pages (§8.6). Every page loads this component, so it imports little. The
 * link to the home page is a plain link, because a full page load resets the state.
 */
export function ErrorNotice({ error, retry }: ErrorNoticeProps) {
  return (
    <section className="bg-planta text-concreto [--focus-ring:var(--color-seguranca)]">
      <div className="container-site py-band">
        <p className="drawing-label text-seguranca">Algo quebrou por aqui</p>
        <h1 className="mt-4 text-4xl headline">Unexpected Application Error!</h1>
        <p className="mt-6 max-w-2xl text-lg">{error.message}</p>
        <div className="mt-8 flex flex-col gap-4 sm:flex-row">
          <button type="button" onClick={retry} className={buttonClass("primary")}>
            Tentar de novo
          </button>
          <a href={paths.home} className={buttonClass("inverse")}>
            Voltar ao início
          </a>
        </div>
      </div>
    </section>
  );
}
