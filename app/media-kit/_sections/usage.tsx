import "@/app/media-kit/media-kit.css";
import type { ReactNode } from "react";
import { CheckIcon, CloseIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { Headline, SmallText } from "@/components/ui/text";
import type { MediaKit } from "@/lib/content/press";
import { brandFile, logoName, type LogoVersion } from "@/lib/drawings/brand-files";
import type { DoExample, DontExample } from "@/lib/content/collections/media-kit";
import { BrandPicture } from "@/app/media-kit/_sections/brand-picture";

export const Usage = ({ dos, donts }: Pick<MediaKit, "dos" | "donts">) => (
  <Section tone="white" labelledBy="uso" title="Como usar, como não usar">
    <div className="mt-title grid grid-cols-1 gap-6 xl:grid-cols-text-picture">
      <Group
        title="Pode"
        icon={<CheckIcon className="size-6" />}
        headingClass="bg-aberto"
        columnsClass="sm:grid-cols-2 md:grid-cols-4"
        cases={dos}
      />
      <Group
        title="Não pode"
        icon={<CloseIcon className="size-6" />}
        headingClass="bg-esgotado"
        columnsClass="sm:grid-cols-3"
        cases={donts}
      />
    </div>
  </Section>
);

type GroupProps = {
  title: string;
  icon: ReactNode;
  headingClass: string;
  columnsClass: string;
  cases: (MediaKit["dos"] | MediaKit["donts"])[number][];
};

const Group = ({ title, icon, headingClass, columnsClass, cases }: GroupProps) => (
  <div className="flex flex-col">
    <Headline size="row" className={`flex items-center gap-3 px-4 py-3 text-white ${headingClass}`}>
      {icon}
      {title}
    </Headline>
    <ul className={`grid grow gap-line border-line border-grafite bg-grafite ${columnsClass}`}>
      {cases.map(({ example, title: rule, text }) => (
        <li key={example} className="grid grid-cols-aside-main bg-white sm:flex sm:flex-col">
          <UsageExample example={example} />
          <SmallText className="p-3">
            <strong className="block">{rule}</strong>
            {text}
          </SmallText>
        </li>
      ))}
    </ul>
  </div>
);

type Example = { groundClass: string; picture: ReactNode };

const EXAMPLES: Record<DoExample | DontExample, Example> = {
  "clear-space": {
    groundClass: "bg-concreto",
    picture: (
      <div className="logo-clear-space border-line border-dashed border-obra p-4">
        <div className="bg-concreto">
          <Logo className="logo-smallest" />
        </div>
      </div>
    ),
  },
  "minimum-size": {
    groundClass: "bg-concreto",
    picture: (
      <div className="logo-smallest">
        <Logo className="logo-smallest" />
        <div className="mt-2 dimension-line" />
      </div>
    ),
  },
  "light-ground": {
    groundClass: "logo-on-light-grounds",
    picture: <Logo className="logo-example" />,
  },
  "dark-ground": {
    groundClass: "logo-on-dark-grounds",
    picture: <Logo version="negativa" className="logo-example" />,
  },
  stretched: { groundClass: "bg-concreto", picture: <Logo className="logo-stretched" /> },
  recoloured: { groundClass: "bg-concreto", picture: <Logo className="logo-recoloured" /> },
  "low-contrast": { groundClass: "bg-grafite", picture: <Logo className="logo-example" /> },
};

const UsageExample = ({ example }: { example: DoExample | DontExample }) => (
  <div
    aria-hidden="true"
    className={`flex aspect-photo w-full items-center justify-center self-stretch overflow-hidden forced-color-adjust-none ${EXAMPLES[example].groundClass}`}
  >
    <div className="logo-example-area grid w-full place-items-center">
      {EXAMPLES[example].picture}
    </div>
  </div>
);

function Logo({ version = "positiva", className }: { version?: LogoVersion; className: string }) {
  const src = brandFile(logoName("primoze", version), "svg");
  return <BrandPicture src={src} alt="" className={`h-auto ${className}`} />;
}
