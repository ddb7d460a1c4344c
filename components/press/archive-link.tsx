import { ButtonLink } from "@/components/ui/button";
import { DownloadIcon } from "@/components/ui/icons";
import { PRESS_ARCHIVE } from "@/lib/paths";

export const ArchiveLink = () => (
  <ButtonLink href={PRESS_ARCHIVE} className="no-print">
    <DownloadIcon className="size-icon shrink-0" />
    Baixar tudo (ZIP)
  </ButtonLink>
);
