import type { ReactNode } from "react";
import { CheckIcon, CloseIcon } from "@/components/ui/icons";
import { Section, SectionHeading } from "@/components/ui/section";
import type { MediaKit } from "@/lib/content/press";
import { UsageExample } from "@/app/media-kit/_sections/usage-example";

/** Do's and don'ts of the logo (§2.15). */
export function Usage({ dos, donts }: Pick<MediaKit, "dos" | "donts">) {
  return (
    <Section tone="white" labelledBy="uso">
      <SectionHeading id="uso" title="Como usar, como não usar" />
      <div className="mt-12 grid grid-cols-1 gap-y-10 lg:grid-cols-[2fr_3fr] lg:gap-x-6">
        <Group
          title="Pode"
          icon={<CheckIcon className="size-6" />}
          headingClass="bg-aberto"
          columns="grid-cols-2"
          cases={dos}
        />
        <Group
          title="Não pode"
          icon={<CloseIcon className="size-6" />}
          headingClass="bg-esgotado"
          columns="grid-cols-2 sm:grid-cols-3"
          cases={donts}
        />
      </div>
    </Section>
  );
}

type GroupProps = {
  title: string;
  icon: ReactNode;
  headingClass: string;
  columns: string;
  cases: (MediaKit["dos"] | MediaKit["donts"])[number][];
};

function Group({ title, icon, headingClass, columns, cases }: GroupProps) {
  return (
    <div className="flex flex-col">
      <h3
        className={`flex items-center gap-3 px-4 py-3 text-lg font-bold text-white ${headingClass}`}
      >
        {icon}
        {title}
      </h3>
      <ul className={`grid grow gap-0.5 border-2 border-grafite bg-grafite ${columns}`}>
        {cases.map(({ example, title: rule, text }) => (
          <li key={example} className="flex flex-col bg-white">
            <UsageExample example={example} />
            <p className="p-3 text-sm sm:p-4">
              <strong className="block text-base">{rule}</strong>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
