import { InlineDrawing } from "@/components/art/inline-svg";
import { getServices } from "@/lib/content/collections";
import { paths } from "@/lib/paths";
import { HOUSE_PARTS, TAG_HEIGHT, type HousePart } from "@/app/_sections/house-parts";

/**
 * The house of the home page. Its parts are links to the services (§1.2) for pointer, touch and
 * keyboard; screen readers find them in a navigation. On phones the drawing is wider than the
 * screen, so that the house fills it.
 */
export function HouseMenu() {
  const names = new Map(getServices().map(({ slug, name }) => [slug, name]));
  return (
    <nav aria-labelledby="casa">
      <div className="-mx-gutter overflow-hidden md:mx-0">
        <div className="relative -my-[4%] -ml-[21%] w-[132%] md:m-0 md:w-full">
          <InlineDrawing
            name="house-under-construction"
            className="keep-background h-auto w-full"
          />
          <svg viewBox="0 0 640 560" fill="none" className="house-menu absolute inset-0 size-full">
            {HOUSE_PARTS.map((part) => (
              <PartLink key={part.service} part={part} service={names.get(part.service)!} />
            ))}
          </svg>
        </div>
      </div>
      <p id="casa" className="drawing-label text-seguranca md:text-center">
        Escolha uma parte da casa
      </p>
    </nav>
  );
}

function PartLink({ part, service }: { part: HousePart; service: string }) {
  const { label, labelEnd = "", outline, isLight, leader, tag } = part;
  const [x, y, width] = tag;
  const name = `${label}${labelEnd}: ${service}`;
  return (
    <a
      href={`${paths.services}#${part.service}`}
      aria-label={name}
      className={`house-part ${isLight ? "[--outline:var(--color-white)]" : ""}`}
    >
      <path d={outline} pathLength={1} className="house-outline" />
      <path d={leader} pathLength={1} className="house-leader" />
      {/* The area that a finger can hit: 44 px on a phone of 360 px. */}
      <path d={`M${x - 2} ${y - 16}h${width + 4}v60h-${width + 4}z`} className="house-target" />
      <rect x={x} y={y} width={width} height={TAG_HEIGHT} className="house-tag" />
      <text x={x + width / 2} y={y + 19} className="house-label">
        {label}
      </text>
      <text x={320} y={546} className="house-service">
        {name}
      </text>
    </a>
  );
}
