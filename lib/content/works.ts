import { getServices, workFiles } from "@/lib/content/collections";
import { monthAndYear } from "@/lib/content/dates";
import { workPath, WORKS_PATH } from "@/lib/paths";

/** The finished works, newest first. `description`: for search engines and shared links. */
export const getWorks = () => {
  const services = getServices();
  return workFiles()
    .map((work) => ({
      ...work,
      path: workPath(work.slug),
      service: services.find(({ slug }) => slug === work.service),
      description:
        `${work.title}, ${work.place}, ${monthAndYear(`${work.month}-01`)}. ${sizeOf(work)}`.trim(),
    }))
    .sort((a, b) => b.month.localeCompare(a.month));
};
export type Work = ReturnType<typeof getWorks>[number];

export const worksOf = (service: string): Work[] =>
  getWorks().filter((work) => work.service?.slug === service);

/** The page that lists them all; links to it stand where there is a work. */
export const WORKS_INDEX = {
  path: WORKS_PATH,
  title: "Obras feitas",
  description:
    "Obras que a PrimoZé entregou, por serviço, com o lugar, o mês e as fotografias de antes e depois.",
};

type Size = { area?: number | undefined; days?: number | undefined };

/** "38 m², 4 dias de obra"; empty when neither is known. */
export const sizeOf = ({ area, days }: Size): string =>
  [
    area && `${area.toLocaleString("pt-BR")} m²`,
    days && `${days} ${days === 1 ? "dia" : "dias"} de obra`,
  ]
    .filter(Boolean)
    .join(", ");
