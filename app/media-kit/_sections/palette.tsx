import { CopyButton } from "@/components/ui/copy-button";
import { Section, SectionHeading } from "@/components/ui/section";
import type { MediaKit } from "@/lib/content/press";
import { colorNames, contrast, hex, rgbText, textOn, type ColorId } from "@/lib/drawings/palette";

/** The colour palette with copy buttons for HEX and RGB (§2.15). */
export function Palette({ colors }: Pick<MediaKit, "colors">) {
  return (
    <Section tone="white" labelledBy="cores">
      <SectionHeading id="cores" title="Seis cores de obra">
        <p>
          Cada código tem seu botão de copiar. O nome da cor aparece no tom de texto que se lê bem
          sobre ela.
        </p>
      </SectionHeading>
      <ul className="mt-12 grid grid-cols-1 border-2 border-grafite sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
        {colors.map(({ id, use }) => (
          <li key={id} className="flex flex-col outline-1 outline-grafite">
            <Swatch id={id} />
            <CodeRow label="HEX" code={hex[id]} name={colorNames[id]} />
            <CodeRow label="RGB" code={rgbText(hex[id])} name={colorNames[id]} />
            <p className="border-t border-cimento px-4 pt-3 pb-5 text-sm xl:px-3">{use}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const contrastFormat = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

/** The colour with its name and the contrast ratio of the text on it. */
function Swatch({ id }: { id: ColorId }) {
  const ink = textOn(id);
  return (
    <div
      className="flex min-h-36 flex-col justify-end p-4 forced-color-adjust-none xl:min-h-72 xl:p-3"
      style={{ backgroundColor: hex[id], color: hex[ink] }}
    >
      <h3 className="text-xl headline">{colorNames[id]}</h3>
      <p className="text-sm">
        Texto em {colorNames[ink]}, {contrastFormat.format(contrast(hex[id], hex[ink]))}:1
      </p>
    </div>
  );
}

function CodeRow({ label, code, name }: { label: string; code: string; name: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-cimento py-2 pr-2 pl-4 xl:pl-3">
      <p>
        <span className="block drawing-label">{label}</span>
        <span className="text-sm tabular-nums">{code}</span>
      </p>
      <CopyButton text={code} accessibleLabel={`Copiar ${label} de ${name}: ${code}`} />
    </div>
  );
}
