import { getServices } from "@/lib/content/collections/services";
import { workFiles } from "@/lib/content/collections/works";
import { monthAndYear } from "@/lib/content/dates";
import { WORKS } from "@/lib/limits";
import { workPath, WORKS_PATH } from "@/lib/paths";

/** The finished works, newest first. `description`: for search engines and shared links. */
export const getWorks = () => {
  const services = getServices();
  return workFiles
    .read()
    .map((work) => ({
      ...work,
      path: workPath(work.slug),
      service: services.find(({ slug }) => slug === work.service),
      description: descriptionOf(work),
    }))
    .sort((a, b) => b.month.localeCompare(a.month));
};
export type Work = ReturnType<typeof getWorks>[number];

function descriptionOf(work: ReturnType<typeof workFiles.read>[number]): string {
  const size = [areaOf(work), daysOf(work)].filter(Boolean).join(", ");
  return `${work.title}, ${work.place}, ${monthAndYear(`${work.month}-01`)}. ${size}`.trim();
}

export const worksOf = (service: string): Work[] =>
  getWorks().filter((work) => work.service?.slug === service);

/** The others, first those of the same service. */
export function otherWorks({ slug, service }: Work): Work[] {
  const isOfService = (other: Work) => other.service?.slug === service?.slug;
  return getWorks()
    .filter((other) => other.slug !== slug)
    .sort((a, b) => Number(isOfService(b)) - Number(isOfService(a)));
}

/** The page that lists them all; links to it stand where there is a work. */
export const WORKS_INDEX = {
  path: WORKS_PATH,
  title: "Obras feitas",
  singular: "Obra feita",
  description:
    "Obras que a PrimoZé entregou, com o lugar, o mês, a área e as fotografias de antes e depois.",
};

/** The link of menus to the list, from the third work on. */
export const worksNavigation = () =>
  getWorks().length < WORKS.inMenu ? [] : [{ label: "Obras", href: WORKS_PATH }];

type Size = { area?: number | undefined; days?: number | undefined };

/** "38 m²"; empty when it is not known. */
export const areaOf = ({ area }: Size): string =>
  area ? `${area.toLocaleString("pt-BR")}\u00a0m²` : "";

/** "4 dias de obra"; empty when they are not known. */
export const daysOf = ({ days }: Size): string =>
  days ? `${days}\u00a0${days === 1 ? "dia" : "dias"} de obra` : "";
