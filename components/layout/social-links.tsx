import { FacebookIcon, InstagramIcon, YoutubeIcon } from "@/components/ui/icons";
import { site, linkHref } from "@/lib/site";

const profiles = [
  { name: "Instagram", href: linkHref("instagram"), Icon: InstagramIcon },
  { name: "YouTube", href: linkHref("youtube"), Icon: YoutubeIcon },
  { name: "Facebook", href: linkHref("facebook"), Icon: FacebookIcon },
];

export const SocialLinks = () => (
  <ul className="flex flex-wrap gap-1">
    {profiles.map(({ name, href, Icon }) => (
      <li key={name}>
        <a
          href={href}
          target="_blank"
          rel="noopener"
          className="grid size-11 place-items-center hover:bg-seguranca hover:text-grafite"
          aria-label={`${name} da ${site.name} (abre em nova aba)`}
        >
          <Icon className="size-5" />
        </a>
      </li>
    ))}
  </ul>
);
