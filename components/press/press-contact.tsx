import { MEDIA_KIT } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { mailtoLink, site } from "@/lib/site";
import { Unbroken } from "@/components/ui/unbroken";

const underlined = "underline decoration-obra decoration-2 underline-offset-4";
const link = `inline-flex min-h-11 items-center ${underlined}`;

/** The press contact of a release (§2.14). @param subject of the e-mail draft */
export function PressContact({ subject }: { subject: string }) {
  return (
    <section
      aria-labelledby="imprensa"
      className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-t-2 border-grafite bg-planta p-5 text-concreto [--focus-ring:var(--color-seguranca)] sm:p-8 md:col-span-6 print:col-span-6 print:bg-white print:p-0 print:pt-4 print:text-grafite"
    >
      <div>
        <h2 id="imprensa" className="drawing-label text-seguranca print:text-grafite">
          Contato para a imprensa
        </h2>
        <p className="mt-3 text-xl font-bold">
          <a className={link} href={mailtoLink(`Imprensa: ${subject}`)}>
            <Unbroken>{site.email}</Unbroken>
          </a>
        </p>
        <p>
          <a className={`${link} whitespace-nowrap`} href={site.phoneHref}>
            {site.phone}
          </a>
        </p>
      </div>
      <p className="max-w-sm">
        Resposta em até {MEDIA_KIT.replyHours} horas. Logotipos e imagens estão no{" "}
        <a className={underlined} href={paths.mediaKit}>
          mídia kit
        </a>
        ; os outros releases, na{" "}
        <a className={underlined} href={paths.pressRoom}>
          sala de imprensa
        </a>
        .
      </p>
    </section>
  );
}
