import { buttonClass } from "@/components/ui/button-class";
import { DownloadIcon } from "@/components/ui/icons";
import { pressPaths } from "@/lib/paths";

/** Everything for the press in one file, and the facts as data. For dark backgrounds. */
export const NewsroomTools = () => (
  <div className="no-print grid grid-cols-1 gap-3 sm:flex sm:flex-wrap">
    <a href={pressPaths.archive} className={buttonClass()}>
      <DownloadIcon className="size-5 shrink-0" />
      Baixar tudo (ZIP)
    </a>
    <a href="#english" lang="en" className={buttonClass("inverse")}>
      In English
    </a>
  </div>
);
