import { CopyButton } from "@/components/ui/copy-button";
import { Section } from "@/components/ui/section";
import {
  COLOR_IDS,
  type ColorId,
  colorNames,
  contrast,
  hex,
  rgbText,
  textOn,
} from "@/lib/drawings/palette";

export const Palette = () => (
  <Section tone="white" labelledBy="cores" title="Seis cores de obra">
    <ul className="@container mt-title grid grid-cols-1 border-line border-grafite sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-6">
      {COLOR_IDS.map((id) => (
        <li
          key={id}
          className="swatch grid grid-cols-1 sm:flex sm:flex-col @thumbnail:grid-cols-picture-text"
        >
          <Swatch id={id} />
          <CodeRow label="HEX" code={hex[id]} name={colorNames[id]} />
          <CodeRow label="RGB" code={rgbText(hex[id])} name={colorNames[id]} />
        </li>
      ))}
    </ul>
  </Section>
);

const contrastFormat = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

function Swatch({ id }: { id: ColorId }) {
  const ink = textOn(id);
  return (
    <div
      className="swatch-colour flex flex-col justify-end p-3 forced-color-adjust-none sm:p-4 @thumbnail:row-span-2"
      style={{ backgroundColor: hex[id], color: hex[ink] }}
    >
      <h3 className="text-base leading-title headline sm:text-xl">{colorNames[id]}</h3>
      <p className="text-xs sm:text-sm">
        Texto em {colorNames[ink]}, {contrastFormat.format(contrast(hex[id], hex[ink]))}:1
      </p>
    </div>
  );
}

const CodeRow = ({ label, code, name }: { label: string; code: string; name: string }) => (
  <div className="flex items-center justify-between border-b border-cimento py-1 pr-1 pl-2 sm:flex-wrap sm:gap-2 sm:border-t sm:border-b-0 sm:py-2 sm:pr-2 sm:pl-2">
    <p>
      <span className="block drawing-label">{label}</span>
      <span className="text-sm tabular-nums">{code}</span>
    </p>
    <CopyButton text={code} accessibleLabel={`Copiar ${label} de ${name}: ${code}`} />
  </div>
);
