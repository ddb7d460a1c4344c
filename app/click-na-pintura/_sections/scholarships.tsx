import { Section } from "@/components/ui/section";
import { ContactSheet } from "@/app/click-na-pintura/_sections/contact-sheet";

/** The bonus (§9.4): the contact sheet has one frame per scholarship. */
export function Scholarships({ count, text }: { count: number; text: string }) {
  return (
    <Section
      tone="seguranca"
      labelledBy="bolsas"
      className="grid grid-cols-1 items-center gap-x-16 gap-y-10 md:grid-cols-[1.2fr_1fr]"
    >
      <div>
        <p className="drawing-label">Bônus</p>
        <h2 id="bolsas" className="mt-3 text-3xl headline">
          <span className="block text-[clamp(6rem,4rem+9vw,12rem)] leading-[0.8] tracking-tighter">
            {count}
          </span>
          <span className="mt-5 block">bolsas de estudo de fotografia</span>
        </h2>
        <p className="mt-5 max-w-xl text-lg">{text}</p>
      </div>
      <ContactSheet frames={count} className="h-auto w-full max-w-lg" />
    </Section>
  );
}
