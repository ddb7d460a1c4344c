import "@/app/servicos/services.css";
import { articlePath } from "@/lib/paths";
import { Photograph } from "@/components/art/photograph";
import { Drawing } from "@/components/art/drawing";
import { Frame, Picture } from "@/components/art/picture";
import { DemonstrationLabel } from "@/components/ui/badge";
import { Fold } from "@/components/ui/fold";
import { Section } from "@/components/ui/section";
import { Headline, Label, Lead, SmallText } from "@/components/ui/text";
import { TextLink } from "@/components/ui/text-link";
import { Unbroken } from "@/components/ui/unbroken";
import { getNr35Items, getTeam, type Nr35Item } from "@/lib/content/collections/pages";
import type { Picture as PictureFields } from "@/lib/content/picture-fields";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

/** The table of the papers that the customer receives. Its address opens the fold of a phone. */
export const PAPERS_ANCHOR = "papeis";

/** On phones the demands of the norm are folded, so that the services come soon. */
export const HeightSafety = ({ photograph }: { photograph: PictureFields | undefined }) => (
  <Section
    id="nr35"
    labelledBy="nr35-titulo"
    className="lg:py-16"
    title="Certificação NR35 para trabalho em altura"
    lead={
      <>
        Acima de 2 metros, com risco de queda, o serviço segue a <Unbroken>NR-35,</Unbroken> a norma
        federal de trabalho em altura.
      </>
    }
  >
    <Team />
    <Fold onPhones title="O que a norma exige e o que você recebe" className="papers mt-6">
      <div className="papers-text grid grid-cols-1 items-start gap-x-16 gap-y-6 md:grid-cols-2 print:block">
        <div>
          <Lead>
            Nossa equipe tem a certificação: antes de alguém subir, você confere os papéis.
          </Lead>
          <TextLink href={articlePath("nr35-trabalhos-altura")} className="mt-4">
            Ler o guia completo da NR-35
          </TextLink>
        </div>
        <Frame inset className="print:hidden">
          <Picture photograph={photograph} sizes="(min-width: 48rem) 50vw, 100vw">
            <Drawing name="height" className="mx-auto h-auto w-full max-w-small" />
          </Picture>
        </Frame>
      </div>
      {getNr35Items().length > 0 && <Nr35Table />}
    </Fold>
  </Section>
);

/** The people who work at height. */
function Team() {
  const team = getTeam();
  if (team.length === 0) return null;
  return (
    <ul className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {team.map(({ name, trade, register, picture, demonstration }) => (
        <li key={name}>
          <Photograph
            picture={picture}
            sizes="(min-width: 64rem) 15rem, (min-width: 30rem) 33vw, 50vw"
            className="aspect-square h-auto w-full border-line border-grafite"
          />
          <p className="mt-2">
            <strong>{name}</strong>
            {demonstration && <DemonstrationLabel />}
          </p>
          <SmallText>{[trade, register].filter(Boolean).join("\u00a0· ")}</SmallText>
        </li>
      ))}
    </ul>
  );
}

const Nr35Table = () => (
  <div id={PAPERS_ANCHOR} className="papers-table scroll-mt-6 border-grafite bg-white">
    <div aria-hidden="true" className="hidden grid-cols-3 bg-planta text-white md:grid">
      <Label className="px-inset py-3">Item</Label>
      <Label className="border-l border-current/40 px-inset py-3">O que a norma exige</Label>
      <Label className="border-l border-current/40 bg-aberto px-inset py-3">
        O que você recebe
      </Label>
    </div>
    <ul>
      {getNr35Items().map((item) => (
        <li key={item.title} className="border-grafite not-first:border-t-line">
          <Nr35Row item={item} />
        </li>
      ))}
    </ul>
  </div>
);

const Nr35Row = ({ item: { title, requires, delivers, demonstration } }: { item: Nr35Item }) => (
  <div className="grid grid-cols-1 md:grid-cols-3">
    <Headline size="row" className="px-inset pt-3">
      {title}
    </Headline>
    <p className="border-grafite px-inset py-3 md:border-l-line">
      <Label as="span" className="block md:sr-only">
        O que a norma exige{" "}
      </Label>
      {addNonBreakingSpaces(requires)}
    </p>
    <p className="border-grafite bg-planta-clara px-inset py-3 md:border-l-line">
      <Label as="span" className="block md:sr-only">
        O que você recebe{" "}
      </Label>
      {addNonBreakingSpaces(delivers)}
      {demonstration.length > 0 && <DemonstrationLabel />}
    </p>
  </div>
);
