import { Button, ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { PageHero } from "./page-hero";

type FailureNoticeProps = { error: Error & { digest?: string }; retry: () => void };

/** What a page shows when it breaks (specification §8: "Unexpected Application Error!" with the message). */
export function FailureNotice({ error, retry }: FailureNoticeProps) {
  return (
    <PageHero
      label="Algo quebrou por aqui"
      heading="Unexpected Application Error!"
      lead={error.message}
      actions={
        <>
          <Button onClick={retry}>Tentar de novo</Button>
          <ButtonLink href={paths.home} variant="inverse">
            Voltar ao início
          </ButtonLink>
        </>
      }
    />
  );
}
