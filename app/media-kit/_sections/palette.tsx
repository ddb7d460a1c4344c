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
    <ul className="@container mt-title grid grid-cols-1 border-line border-grafite sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
      {COLOR_IDS.map((id) => (
        <li
          key={id}
          className="grid grid-cols-1 outline-1 outline-grafite sm:flex sm:flex-col @small:grid-cols-label"
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
      className="flex flex-col justify-end p-3 forced-color-adjust-none sm:min-h-36 sm:p-4 xl:min-h-72 xl:p-3 @small:row-span-2"
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
  <div className="flex items-center justify-between border-cimento py-1 pr-1 pl-2 max-sm:border-b sm:flex-wrap sm:gap-2 sm:border-t sm:py-2 sm:pr-2 sm:pl-4 xl:pl-3">
    <p>
      <span className="block drawing-label">{label}</span>
      <span className="text-sm tabular-nums">{code}</span>
    </p>
    <CopyButton text={code} accessibleLabel={`Copiar ${label} de ${name}: ${code}`} />
  </div>
);
