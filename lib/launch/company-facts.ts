type Variables = Record<string, string | undefined>;

/** What the company has to say about itself, and the variables that say it (.env.example). */
const COMPANY_FACTS: [fact: string, ...variables: string[]][] = [
  ["razão social", "NEXT_PUBLIC_COMPANY_LEGAL_NAME"],
  ["CNPJ", "NEXT_PUBLIC_COMPANY_CNPJ"],
  [
    "endereço",
    "NEXT_PUBLIC_COMPANY_STREET",
    "NEXT_PUBLIC_COMPANY_CITY",
    "NEXT_PUBLIC_COMPANY_STATE",
    "NEXT_PUBLIC_COMPANY_POSTAL_CODE",
  ],
  [
    "responsabilidade técnica, com registro no CREA, no CAU ou no CFT",
    "NEXT_PUBLIC_TECHNICAL_LEAD",
    "NEXT_PUBLIC_TECHNICAL_LEAD_REGISTER",
  ],
  ["endereço do site", "SITE_URL"],
  ["e-mail", "NEXT_PUBLIC_COMPANY_EMAIL"],
  ["telefone", "NEXT_PUBLIC_COMPANY_PHONE"],
  ["WhatsApp", "NEXT_PUBLIC_COMPANY_WHATSAPP"],
  ["perfil no Instagram", "NEXT_PUBLIC_INSTAGRAM_URL"],
  ["perfil no YouTube", "NEXT_PUBLIC_YOUTUBE_URL"],
  ["página no Facebook", "NEXT_PUBLIC_FACEBOOK_URL"],
  ["site do concurso", "NEXT_PUBLIC_CONTEST_URL"],
  ["regulamento do concurso", "NEXT_PUBLIC_CONTEST_RULES_URL"],
  ["formulário de voluntariado", "NEXT_PUBLIC_VOLUNTEER_FORM_URL"],
  ["plataforma do curso Mulheres na Manutenção", "NEXT_PUBLIC_WOMEN_COURSE_URL"],
  ["comunidade Mulheres na Manutenção", "NEXT_PUBLIC_WOMEN_COMMUNITY_URL"],
];

/** LGPD, art. 41, and Resolução CD/ANPD nº 2/2022, art. 11. */
const dataOfficer = (env: Variables): string[] =>
  env.NEXT_PUBLIC_DATA_OFFICER_EMAIL || env.NEXT_PUBLIC_SMALL_DATA_AGENT === "1"
    ? []
    : [
        "encarregado de dados: NEXT_PUBLIC_DATA_OFFICER e NEXT_PUBLIC_DATA_OFFICER_EMAIL, " +
          "ou NEXT_PUBLIC_SMALL_DATA_AGENT=1 se a empresa é agente de pequeno porte",
      ];

/** The facts whose variables are not all set, one line each, in Portuguese. */
export const unsetFacts = (env: Variables): string[] => [
  ...COMPANY_FACTS.flatMap(([fact, ...variables]) => {
    const unset = variables.filter((name) => !env[name]);
    return unset.length > 0 ? `${fact}: ${unset.join(", ")}` : [];
  }),
  ...dataOfficer(env),
];
