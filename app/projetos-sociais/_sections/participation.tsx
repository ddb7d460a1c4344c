import "@/app/projetos-sociais/social-projects.css";
import { DonationDialog } from "@/components/forms/donation-form";
import { ButtonLink, type ButtonVariant } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Headline } from "@/components/ui/text";
import { getParticipation, type Participation as Option } from "@/lib/content/collections/pages";
import { countedNoun } from "@/lib/format/counted-noun";
import { linkHref, linkLabel } from "@/lib/site";

type CardStyle = { className: string; variant: ButtonVariant };

/** The widths alternate, so that the cards look like bricks. */
const cardStyles: readonly CardStyle[] = [
  { className: "bg-obra", variant: "dark" },
  { className: "bg-white", variant: "primary" },
  {
    className: "bg-planta text-concreto",
    variant: "inverse",
  },
  { className: "bg-seguranca", variant: "dark" },
];

export function Participation() {
  const options = getParticipation();
  const title = `${countedNoun(options.length, "jeito", "jeitos")} de entrar na obra`;
  return (
    <Section id="participar" tone="cimento" labelledBy="participar-titulo" title={title}>
      <ul className="bricks mt-title grid gap-3">
        {options.map((option, index) => {
          const { className, variant } = cardStyles[index % cardStyles.length]!;
          return (
            <li key={option.title} className={`flex flex-col items-start p-inset ${className}`}>
              <Headline size="part">{option.title}</Headline>
              <p className="mt-3 mb-6 max-w-text">{option.description}</p>
              <div className="mt-auto">
                <ParticipationAction option={option} variant={variant} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function ParticipationAction({ option, variant }: { option: Option; variant: ButtonVariant }) {
  if (option.action === "donation")
    return <DonationDialog label={option.label} variant={variant} />;
  const volunteer = option.action === "volunteer";
  return (
    <ButtonLink href={volunteer ? linkHref("volunteerForm") : "#proposta"} variant={variant}>
      {volunteer ? linkLabel("volunteerForm", option.label) : option.label}
    </ButtonLink>
  );
}
