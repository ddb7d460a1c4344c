import { FacebookIcon, InstagramIcon, YoutubeIcon } from "@/components/ui/icons";
import { paths } from "@/lib/paths";
import { ownLink, site } from "@/lib/site";

const profiles = [
  { name: "Instagram", href: ownLink("instagram"), Icon: InstagramIcon },
  { name: "YouTube", href: ownLink("youtube"), Icon: YoutubeIcon },
  { name: "Facebook", href: ownLink("facebook"), Icon: FacebookIcon },
];

/** The three icons of §2. Without a profile they say so, and lead to the contact page. */
export const SocialLinks = () => (
  <ul className="flex flex-wrap gap-1">
    {profiles.map(({ name, href, Icon }) => {
      const label = `${name} da ${site.name} (${href ? "abre em nova aba" : "ainda sem perfil: fale com a gente"})`;
      return (
        <li key={name}>
          <a
            {...(href
              ? { href, target: "_blank", rel: "noopener" }
              : { href: paths.contact, title: label })}
            className="grid size-touch place-items-center hover:bg-seguranca hover:text-grafite"
            aria-label={label}
          >
            <Icon className="size-icon" />
          </a>
        </li>
      );
    })}
  </ul>
);
