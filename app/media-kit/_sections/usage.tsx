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

const backgroundClasses: Partial<Record<DoExample | DontExample, string>> = {
  "light-ground": "logo-on-light-grounds",
  "dark-ground": "logo-on-dark-grounds",
  "low-contrast": "bg-grafite",
};

const logoClasses: Partial<Record<DoExample | DontExample, string>> = {
  stretched: "logo-stretched",
  recoloured: "logo-recoloured",
};

const compositions: Partial<Record<DoExample | DontExample, ReactNode>> = {
  "clear-space": (
    <div className="logo-clear-space border-line border-dashed border-obra p-4">
      <div className="bg-concreto">
        <Logo className="logo-smallest" />
      </div>
    </div>
  ),
  "minimum-size": (
    <div className="logo-smallest">
      <Logo className="logo-smallest" />
      <div className="mt-2 dimension-line" />
    </div>
  ),
};

const UsageExample = ({ example }: { example: DoExample | DontExample }) => (
  <div
    aria-hidden="true"
    className={`flex aspect-photo w-full items-center justify-center self-stretch overflow-hidden forced-color-adjust-none ${backgroundClasses[example] ?? "bg-concreto"}`}
  >
    <div className="logo-example-area grid w-full place-items-center">
      {compositions[example] ?? (
        <Logo
          version={example === "dark-ground" ? "negativa" : "positiva"}
          className={logoClasses[example] ?? "logo-example"}
        />
      )}
    </div>
  </div>
);

function Logo({ version = "positiva", className }: { version?: LogoVersion; className: string }) {
  const src = brandFile(logoName("primoze", version), "svg");
  return <BrandPicture src={src} alt="" className={`h-auto ${className}`} />;
}
