type Variables = Record<string, string | undefined>;

/** What the company has to say about itself, and the variables that say it (.env.example). */
const COMPANY_FACTS: [fact: string, ...variables: string[]][] = [
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

/** The facts whose variables are not all set, one line each, in Portuguese. */
export const unsetFacts = (env: Variables): string[] =>
  COMPANY_FACTS.flatMap(([fact, ...variables]) => {
    const unset = variables.filter((name) => !env[name]);
    return unset.length > 0 ? `${fact}: ${unset.join(", ")}` : [];
  });
