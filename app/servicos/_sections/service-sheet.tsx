import { Drawing } from "@/components/art/drawing";
import { buttonClass } from "@/components/ui/button-class";
import { SERVICE_ATTRIBUTE } from "@/lib/forms/quote";
import type { Service } from "@/lib/content/services";

/** A service: drawing, description, columns of specialties, and the button that chooses it in the form below. */
export function ServiceSheet({ service, of }: { service: Service; of: number }) {
  const { key, name, order, value, description, specialties } = service;
  const flipped = order % 2 === 0;
  return (
    <article
      id={key}
      aria-labelledby={`${key}-nome`}
      className="scroll-mt-6 border-2 border-grafite bg-concreto"
    >
      <div
        className={`grid grid-cols-1 ${flipped ? "lg:grid-cols-[1fr_1.15fr]" : "lg:grid-cols-[1.15fr_1fr]"}`}
      >
        <div
          className={`border-b-2 border-grafite bg-white blueprint-grid p-4 [--grid-fine:transparent] [--grid:rgb(14_58_90/0.08)] lg:border-b-0 ${
            flipped ? "lg:order-1 lg:border-l-2" : "lg:border-r-2"
          }`}
        >
          <Drawing name={service.art} className="mx-auto h-auto w-full max-w-lg" />
        </div>
        <div className="flex flex-col justify-center p-6 lg:p-12">
          <p className="drawing-label text-obra-escura">
            Prancha {order} de {of}
          </p>
          <h3 id={`${key}-nome`} className="mt-3 text-3xl headline">
            {name}
          </h3>
          <p className="mt-4 text-lg">{description}</p>
          <div className="mt-7">
            <a
              href="#orcamento"
              {...{ [SERVICE_ATTRIBUTE]: value }}
              className={buttonClass("primary", "w-full sm:w-auto")}
            >
              Pedir orçamento de {name.toLocaleLowerCase("pt-BR")}
            </a>
          </div>
        </div>
      </div>
      <div
        className={`grid grid-cols-1 border-t-2 border-grafite ${
          specialties.length === 3 ? "md:grid-cols-3" : "md:grid-cols-2"
        }`}
      >
        {specialties.map(({ title, items }) => (
          <div
            key={title}
            className="border-t border-grafite px-6 py-4 first:border-t-0 md:border-t-0 md:border-l-2 md:py-6 md:first:border-l-0 lg:px-8"
          >
            <h4 className="font-extrabold">{title}</h4>
            <ul className="mt-1 text-sm md:mt-2 lg:text-base">
              {items.map((item) => (
                <li
                  key={item}
                  className="not-last:after:content-['\00a0·_'] max-md:inline md:border-t md:border-cimento md:py-2 md:after:content-none! md:first:border-t-0"
                >
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </article>
  );
}
