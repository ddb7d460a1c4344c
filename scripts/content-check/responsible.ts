/** Who can say what is true in a folder of content/; of the others it is the direction. */
const RESPONSIBLE: Readonly<Record<string, string>> = {
  articles: "redação, com quem revisou",
  courses: "quem dá o curso",
  episodes: "equipe do podcast",
  lessons: "quem dá o curso",
  "media-kit": "quem atende a imprensa",
  nr35: "responsabilidade técnica",
  partners: "a empresa parceira",
  "past-courses": "quem deu o curso, e as pessoas dos depoimentos",
  "press-releases": "quem atende a imprensa",
  processors: "quem cuida do servidor",
  services: "responsabilidade técnica",
  "social-projects": "quem fez a obra",
  team: "a própria pessoa",
  testimonials: "quem deu o depoimento, com autorização",
  works: "quem fez a obra, e o cliente",
};

/** @param file "content/articles/guia-pintura.mdx" */
export const responsibleFor = (file: string): string =>
  RESPONSIBLE[file.split("/")[1]!] ?? "direção";
