import type { ReactNode } from "react";
import { QuoteButton } from "@/components/share/quote-button";
import { CopyButton } from "@/components/ui/copy-button";
import { buttonClass } from "@/components/ui/button-class";
import { PrintButton } from "@/components/ui/print-button";
import { pressPaths, releasePath, releaseTextPath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";

const RELEASE_ID = "release";

type ReleaseFrameProps = {
  /** File name of the release in content/press-releases. */
  name: string;
  title: string;
  children: ReactNode;
};

/** A press release in newspaper columns, below a toolbar: print, copy, quote, downloads. */
export function ReleaseFrame({ name, title, children }: ReleaseFrameProps) {
  return (
    <div className="bg-cimento print:bg-white">
      <div className="container-site py-8 lg:py-14 print:p-0">
        <div className="no-print mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 sm:flex sm:flex-wrap">
          <PrintButton className={buttonClass("dark", "col-span-full xl:px-4")}>
            Imprimir ou salvar em PDF
          </PrintButton>
          <CopyButton fromId={RELEASE_ID} className="min-h-12 px-5 font-bold xl:px-4">
            Copiar o texto
          </CopyButton>
          <QuoteButton
            textId={RELEASE_ID}
            title={title}
            url={absoluteUrl(releasePath(name))}
            className={buttonClass("secondary", "xl:px-4")}
          />
          <a href={releaseTextPath(name)} className={buttonClass("secondary", "xl:px-4")}>
            Abrir em TXT
          </a>
          <a href={pressPaths.archive} className={buttonClass("secondary", "xl:px-4")}>
            Logotipos e imagens (ZIP)
          </a>
        </div>
        <article
          id={RELEASE_ID}
          className="grid grid-cols-1 border-2 border-grafite bg-white md:grid-cols-6 print:grid-cols-6 print:border-0 print:text-sm"
        >
          {children}
        </article>
      </div>
    </div>
  );
}
