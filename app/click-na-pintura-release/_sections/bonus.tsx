import { ReleaseCell } from "@/app/click-na-pintura-release/_sections/release-cell";

/** The bonus section (specification §2, §4: the pre-registration is free and has bonuses). */
export function Bonus({ title, text }: { title: string; text: string }) {
  return (
    <ReleaseCell id="bonus" title={title} span="md:col-span-2 print:col-span-2">
      <p>{text}</p>
    </ReleaseCell>
  );
}
