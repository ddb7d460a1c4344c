type ThemeEntry = { key: string; label: string; keywords: readonly string[] };

/**
 * The eleven themes of §3.3, in its order. Keywords are in lower case without accents. A keyword
 * matches whole words in singular and plural (s, es); with an asterisk it matches every word that
 * starts with it.
 */
export const THEMES = [
  {
    key: "paint-market",
    label: "Mercado de Tintas",
    keywords: [
      "tinta*",
      "pintur*",
      "pintor*",
      "pintar",
      "verniz*",
      "massa corrida",
      "esmalte",
      "textura",
      "colorist*",
      "lojista",
    ],
  },
  {
    key: "documentation",
    label: "Documentação e Engenharia",
    keywords: [
      "document*",
      "engenh*",
      "arquitet*",
      "projeto estrutural",
      "alvara",
      "laudo",
      "art",
      "rrt",
      "crea",
      "cau",
      "habite-se",
      "planta aprovada",
      "norma",
      "abnt",
      "nbr",
      "memorial descritivo",
    ],
  },
  {
    key: "entrepreneurship",
    label: "Empreendedorismo",
    keywords: [
      "empreend*",
      "mei",
      "negocio",
      "empresa propria",
      "propria empresa",
      "precificac*",
      "vendas",
      "marketing",
      "faturament*",
      "franquia",
      "autonomo",
    ],
  },
  {
    key: "condominiums",
    label: "Condomínios",
    keywords: [
      "condomin*",
      "condomino",
      "sindic*",
      "assembleia",
      "area comum",
      "areas comuns",
      "portaria",
      "zelador*",
      "administradora",
    ],
  },
  {
    key: "delinquency",
    label: "Inadimplência",
    keywords: [
      "inadimpl*",
      "cobranca",
      "divida",
      "calote",
      "taxa em atraso",
      "taxas em atraso",
      "devedor*",
      "protesto",
      "boleto atrasado",
    ],
  },
  {
    key: "pet-shop",
    label: "Pet Shop",
    keywords: [
      "pet",
      "pet shop",
      "petshop",
      "banho e tosa",
      "veterinari*",
      "cachorro",
      "gato",
      "animal de estimacao",
      "animais",
    ],
  },
  {
    key: "carpentry",
    label: "Marcenaria",
    keywords: [
      "marcen*",
      "carpint*",
      "mdf",
      "moveis planejados",
      "movel planejado",
      "madeira",
      "compensado",
    ],
  },
  {
    key: "real-estate",
    label: "Mercado Imobiliário",
    keywords: [
      "imobiliari*",
      "imovel",
      "imoveis",
      "corretor*",
      "aluguel",
      "alugueis",
      "locac*",
      "financiament*",
      "incorporad*",
      "apartamento na planta",
    ],
  },
  {
    key: "electrical",
    label: "Elétrica e Sustentabilidade",
    keywords: [
      "eletric*",
      "energia",
      "solar",
      "fotovoltaic*",
      "sustentab*",
      "sustentavel",
      "sustentaveis",
      "hidrogenio",
      "quadro de forca",
      "disjuntor*",
      "led",
      "nr-10",
      "nr10",
      "reciclag*",
      "agua de chuva",
    ],
  },
  {
    key: "youth",
    label: "Juventude e Inclusão",
    keywords: [
      "jovem",
      "jovens",
      "juvent*",
      "inclus*",
      "aprendiz*",
      "primeiro emprego",
      "periferia",
      "diversidad*",
      "mulher*",
      "feminin*",
      "oportunidade",
    ],
  },
  {
    key: "accessibility",
    label: "Acessibilidade",
    keywords: [
      "acessib*",
      "acessivel",
      "acessiveis",
      "cadeirant*",
      "cadeira de rodas",
      "deficien*",
      "rampa",
      "barra de apoio",
      "barras de apoio",
      "mobilidade reduzida",
      "nbr 9050",
      "piso tatil",
    ],
  },
] as const satisfies readonly ThemeEntry[];

/** The theme of episodes without a match (§9.3). */
export const OTHER_THEME = { key: "other", label: "Outros Temas" } as const;

export type ThemeKey = (typeof THEMES)[number]["key"] | typeof OTHER_THEME.key;

const LABELS = new Map<string, string>(
  [...THEMES, OTHER_THEME].map(({ key, label }) => [key, label]),
);

/** The name of a theme. */
export const themeLabel = (key: ThemeKey): string => LABELS.get(key) ?? OTHER_THEME.label;
