import type { ReactNode } from "react";
import { CheckIcon, CloseIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import type { MediaKit } from "@/lib/content/press";
import { brandFile, logoName, type LogoVersion } from "@/lib/drawings/brand-files";
import type { DoExample, DontExample } from "@/lib/content/collections/media-kit";
import { BrandPicture } from "@/app/media-kit/_sections/brand-picture";

export const Usage = ({ dos, donts }: Pick<MediaKit, "dos" | "donts">) => (
  <Section tone="white" labelledBy="uso" title="Como usar, como não usar">
    <div className="mt-title grid grid-cols-1 gap-y-8 sm:gap-y-12 lg:grid-cols-text-picture lg:gap-x-6">
      <Group
        title="Pode"
        icon={<CheckIcon className="size-6" />}
        headingClass="bg-aberto"
        columns="sm:grid-cols-4"
        cases={dos}
      />
      <Group
        title="Não pode"
        icon={<CloseIcon className="size-6" />}
        headingClass="bg-esgotado"
        columns="sm:grid-cols-3"
        cases={donts}
      />
    </div>
  </Section>
);

type GroupProps = {
  title: string;
  icon: ReactNode;
  headingClass: string;
  columns: string;
  cases: (MediaKit["dos"] | MediaKit["donts"])[number][];
};

const Group = ({ title, icon, headingClass, columns, cases }: GroupProps) => (
  <div className="flex flex-col">
    <h3
      className={`flex items-center gap-3 px-4 py-2 text-lg font-bold text-white sm:py-3 ${headingClass}`}
    >
      {icon}
      {title}
    </h3>
    <ul
      className={`grid grow gap-line border-line border-grafite bg-grafite sm:auto-rows-fr ${columns}`}
    >
      {cases.map(({ example, title: rule, text }) => (
        <li key={example} className="grid grid-cols-aside-main bg-white sm:flex sm:flex-col">
          <UsageExample example={example} />
          <p className="px-3 py-2 text-sm sm:p-4">
            <strong className="block text-base">{rule}</strong>
            {text}
          </p>
        </li>
      ))}
    </ul>
  </div>
);

const backgrounds: Partial<Record<DoExample | DontExample, string>> = {
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
    className={`flex aspect-photo w-full items-center justify-center self-stretch overflow-hidden forced-color-adjust-none ${backgrounds[example] ?? "bg-concreto"}`}
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
