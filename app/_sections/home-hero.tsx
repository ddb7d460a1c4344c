import "@/app/_sections/home.css";
import { PhoneLink } from "@/components/company/contact-links";
import { OpeningHours } from "@/components/company/opening-hours";
import { ButtonLink, ButtonRow } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { ArrowIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { TextLink, textLinkClass } from "@/components/ui/text-link";
import { getSymptoms } from "@/lib/content/symptoms";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { InlineDrawing } from "@/components/art/drawing";
import { Headline, Lead, SmallText } from "@/components/ui/text";
import { getClaims } from "@/lib/content/collections/pages";
import { getServices } from "@/lib/content/collections/services";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

export const HomeHero = ({ heading, lead }: { heading: string; lead: string }) => (
  <Section tone="planta" edge="ruler" className="pt-8 pb-0">
    <div className="grid grid-cols-1 items-center gap-x-8 gap-y-6 lg:grid-cols-picture-text">
      <div>
        <Headline as="h1" size="page">
          {heading}
        </Headline>
        <Lead className="mt-6">{addNonBreakingSpaces(lead)}</Lead>
        <ButtonRow className="mt-6">
          <ButtonLink href={paths.contact}>SOLICITE UM ORÇAMENTO</ButtonLink>
          <ButtonLink href={paths.services} variant="inverse">
            CONHEÇA NOSSOS SERVIÇOS
          </ButtonLink>
        </ButtonRow>
        <ShortClaims />
        {getSymptoms().length > 0 && (
          <p className="no-print mt-2">
            <TextLink href={paths.symptoms}>Algo quebrou? Veja o que fazer agora</TextLink>
          </p>
        )}
      </div>
      <div className="house">
        <HouseMenu />
      </div>
    </div>
    <Facts
      facts={[
        { term: "Onde", text: site.area },
        { term: "Horário", text: <OpeningHours /> },
        { term: "Telefone", text: <PhoneLink className={textLinkClass} /> },
      ]}
      className="hero-facts mt-4 border-current/40"
      factClass="label-row sm:block"
    />
  </Section>
);

/** What the company claims (§1), in so few words that a phone shows it on its first screen. */
function ShortClaims() {
  const claims = getClaims().flatMap(({ short }) => short ?? []);
  if (claims.length === 0) return null;
  return (
    <SmallText as="ul" className="dotted-list mt-4 flex flex-wrap">
      {claims.map((short) => (
        <li key={short}>{short}</li>
      ))}
    </SmallText>
  );
}

/** On phones the drawing is wider than the screen, so that the house fills it. */
function HouseMenu() {
  const names = new Map(getServices().map(({ slug, name }) => [slug, name]));
  return (
    <nav aria-labelledby="casa" className="no-print">
      <SmallText id="casa" className="flex items-center gap-2 text-seguranca md:justify-center">
        <strong>Escolha uma parte da casa</strong>
        <ArrowIcon className="size-4 shrink-0 rotate-90" />
      </SmallText>
      <div className="-mx-gutter overflow-hidden">
        <div className="house-enlarged relative">
          <InlineDrawing
            name="house-under-construction"
            className="keep-background h-auto w-full"
          />
          <svg
            viewBox="0 0 640 560"
            fill="none"
            className="house-links pointer-events-none absolute inset-0 size-full"
          >
            {HOUSE_PARTS.map((part) => {
              const service = names.get(part.service);
              return service && <PartLink key={part.service} part={part} service={service} />;
            })}
          </svg>
        </div>
      </div>
    </nav>
  );
}

function PartLink({ part, service }: { part: HousePart; service: string }) {
  const { label, labelEnd = "", outline, isLight, leader, tag } = part;
  const [x, y, width] = tag;
  const name = label === service ? label : `${label}${labelEnd}: ${service}`;
  return (
    <a
      href={`${paths.services}#${part.service}`}
      aria-label={name}
      className={`house-part outline-none ${isLight ? "house-part-light" : ""}`}
    >
      <path d={outline} pathLength={1} className="house-outline" />
      <path d={leader} pathLength={1} className="house-leader" />
      {/* The area that a finger can hit: 44 px on a phone of 360 px. */}
      <path d={`M${x - 2} ${y - 16}h${width + 4}v60h-${width + 4}z`} className="house-target" />
      <rect x={x} y={y} width={width} height={TAG_HEIGHT} className="house-tag" />
      <text x={x + width / 2} y={y + 19} className="house-label">
        {label}
      </text>
      <text x={320} y={546} className="house-service">
        {name}
      </text>
    </a>
  );
}

/**
 * A part of the house of the home page, in the units of its drawing (640 × 560). Its label is what
 * somebody who has the problem would say.
 */
type HousePart = {
  service: string;
  label: string;
  /** What follows the label for screen readers. The drawing has room for one word only. */
  labelEnd?: string;
  outline: string;
  /** Whether the outline is white, because the drawing is dark there. */
  isLight?: true;
  leader: string;
  tag: readonly [x: number, y: number, width: number];
};

const TAG_HEIGHT = 28;

const HOUSE_PARTS: readonly HousePart[] = [
  {
    service: "manutencao-predial",
    label: "Telhado",
    outline: "M198.2 112.4L320.1 182.8L230.6 301.6L108.6 231.2Z",
    leader: "M190 158L228 186",
    tag: [110, 130, 84],
  },
  {
    service: "decoracao-e-acabamento",
    label: "Sala",
    outline: "M390.6 263.1L322 302.7V243.3L390.6 203.7Z",
    leader: "M466 254L376 254",
    tag: [466, 240, 58],
  },
  {
    service: "eletrica",
    label: "Quadro",
    labelEnd: " de luz",
    outline: "M316.3 306L249.6 344.5V285.1L316.3 246.6Z",
    leader: "M268 232L304 274",
    tag: [190, 204, 82],
  },
  {
    service: "hidraulica",
    label: "Canos",
    outline: "M389 331.5L447.8 365.4V304L409.7 326V344M447.8 365.4L486 387.4V366",
    isLight: true,
    leader: "M506 404L470 379",
    tag: [506, 390, 72],
  },
  {
    service: "pintura",
    label: "Pintura",
    outline: "M129.6 350L243.9 416V284L230.6 301.6L129.6 243.5Z",
    leader: "M150 398L163 356",
    tag: [108, 398, 86],
  },
  {
    service: "manutencao-geral",
    label: "Reparos",
    outline: "M243.9 416L327.7 464.4V452L243.9 354.4Z",
    leader: "M222 476L256 398",
    tag: [166, 476, 80],
  },
];
