import { FoldIcon } from "@/components/ui/fold";
import type { Service } from "@/lib/content/collections";

type SpecialtiesProps = { service: Service; wide: boolean };

export const Specialties = ({ service: { name, specialties }, wide }: SpecialtiesProps) => (
  <details className="phone-fold group col-span-full grid border-t-2 border-grafite">
    <summary className="flex min-h-13 list-none items-center justify-between gap-3 px-5 py-2 font-bold hover:bg-seguranca [&::-webkit-details-marker]:hidden">
      <span>O que fazemos: {name}</span>
      <FoldIcon />
    </summary>
    <div
      className={`grid h-full grid-cols-1 border-grafite max-md:border-t print:grid-cols-3 ${
        specialties.length === 3 ? "md:grid-cols-3" : "md:grid-cols-2"
      } ${wide ? "" : "lg:grid-cols-1"}`}
    >
      {specialties.map(({ title, items }) => (
        <div
          key={title}
          className={`border-t border-cimento px-5 py-3 first:border-t-0 md:border-t-0 md:border-l-2 md:border-grafite md:px-6 md:first:border-l-0 lg:max-xl:px-4 ${
            wide
              ? "md:py-4"
              : "gap-x-4 lg:grid lg:grid-cols-[1fr_3fr] lg:border-l-0 lg:not-first:border-t-2"
          }`}
        >
          <h4 className="font-extrabold">{title}</h4>
          <ul
            className={`mt-1 text-sm md:mt-2 ${wide ? "" : "lg:mt-0 lg:grid lg:grid-cols-2 lg:gap-x-5 lg:self-start"}`}
          >
            {items.map((item) => (
              <li
                key={item}
                className={`py-1 md:border-t md:border-cimento md:py-0.5 md:first:border-t-0 ${wide ? "" : "lg:nth-2:border-t-0"}`}
              >
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </details>
);
