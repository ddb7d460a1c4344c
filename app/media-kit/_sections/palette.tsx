import "@/app/media-kit/media-kit.css";
import { CopyButton } from "@/components/ui/copy-button";
import { Section } from "@/components/ui/section";
import { Headline, Label, SmallText } from "@/components/ui/text";
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
    <ul className="mt-title grid grid-cols-1 border-line border-grafite md:grid-cols-3 xl:grid-cols-6">
      {COLOR_IDS.map((id) => (
        <li key={id} className="swatch">
          <Swatch id={id} />
          <div>
            <CodeRow label="HEX" code={hex[id]} name={colorNames[id]} />
            <CodeRow label="RGB" code={rgbText(hex[id])} name={colorNames[id]} />
          </div>
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
      className="swatch-colour flex flex-col justify-end p-2 forced-color-adjust-none"
      style={{ backgroundColor: hex[id], color: hex[ink] }}
    >
      <Headline size="row">{colorNames[id]}</Headline>
      <SmallText>
        Texto em {colorNames[ink]}, {contrastFormat.format(contrast(hex[id], hex[ink]))}:1
      </SmallText>
    </div>
  );
}

const CodeRow = ({ label, code, name }: { label: string; code: string; name: string }) => (
  <div className="flex items-center justify-between gap-2 border-t border-cimento p-2">
    <p>
      <Label as="span" className="block">
        {label}
      </Label>
      <SmallText as="span" className="tabular-nums">
        {code}
      </SmallText>
    </p>
    <CopyButton text={code} accessibleLabel={`Copiar ${label} de ${name}: ${code}`} />
  </div>
);
