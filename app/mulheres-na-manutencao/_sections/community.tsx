import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { linkHref, linkLabel } from "@/lib/site";

const channels = [
  {
    name: "Grupo no WhatsApp",
    use: "Mande a foto do parafuso que não sai. Sempre tem alguém que já passou por ele.",
    label: "Entrar pelo WhatsApp",
    href: linkHref("womenCommunity"),
  },
  {
    name: "Perfil no Instagram",
    use: "Antes e depois das alunas, dica rápida e aviso de aula nova.",
    label: linkLabel("instagram", "Seguir no Instagram"),
    href: linkHref("instagram"),
  },
];

/** The two community channels (§2.10). */
export function Community() {
  return (
    <Section
      tone="seguranca"
      labelledBy="comunidade"
      className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.2fr]"
    >
      <SectionHeading id="comunidade" title="Ninguém conserta sozinha">
        Dúvida boa é a que se pergunta na hora. A comunidade troca fotos, empresta ferramenta e
        segura a escada.
      </SectionHeading>
      <ul className="border-b-2 border-grafite">
        {channels.map(({ name, use, label, href }) => (
          <li
            key={name}
            className="grid grid-cols-1 items-center gap-x-8 gap-y-4 border-t-2 border-grafite py-6 sm:grid-cols-[1fr_auto]"
          >
            <div>
              <h3 className="text-xl font-extrabold">{name}</h3>
              <p className="mt-1">{use}</p>
            </div>
            <ButtonLink href={href} variant="dark" className="sm:w-64">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
