import { buttonClass } from "@/components/ui/button-class";
import { CopyButton } from "@/components/ui/copy-button";
import { DownloadIcon } from "@/components/ui/icons";
import { PrintButton } from "@/components/ui/print-button";
import { pressPaths } from "@/lib/paths";

/** Tools for the press: all files, the text to copy or download, print. For dark backgrounds. */
export function PressTools() {
  return (
    <div className="no-print grid grid-cols-1 gap-3 sm:flex sm:flex-wrap">
      <a href={pressPaths.archive} className={buttonClass()}>
        <DownloadIcon className="size-5 shrink-0" />
        Baixar tudo (ZIP)
      </a>
      <CopyButton
        fromUrl={pressPaths.mediaKitText}
        className="min-h-12 border-concreto! px-5 font-bold hover:bg-concreto! hover:text-planta!"
      >
        Copiar o texto
      </CopyButton>
      <a href={pressPaths.mediaKitText} className={buttonClass("inverse")}>
        Abrir em TXT
      </a>
      <PrintButton className={buttonClass("inverse")}>Imprimir ou salvar em PDF</PrintButton>
    </div>
  );
}
