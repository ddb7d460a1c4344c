import { ButtonLink } from "@/components/ui/button";
import { machinePaths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";

const feed = absoluteUrl(machinePaths.podcastFeed);
const withoutProtocol = feed.replace(/^https?:\/\//, "");
const encoded = encodeURIComponent(feed);

const APPS = [
  { name: "Apple Podcasts", href: `podcast://${withoutProtocol}` },
  { name: "Overcast", href: `overcast://x-callback-url/add?url=${encoded}` },
  { name: "Pocket Casts", href: `pktc://subscribe/${withoutProtocol}` },
  { name: "AntennaPod", href: `https://antennapod.org/deeplink/subscribe?url=${encoded}` },
];

export const Subscribe = () => (
  <section id="assinar" aria-labelledby="assinar-titulo" className="mt-8 scroll-mt-4">
    {/* Nearly all of these apps are on a phone. A lazy picture that is not shown is not loaded. */}
    <img
      src={machinePaths.podcastCode}
      alt="Código QR que abre esta página no celular"
      width={176}
      height={176}
      loading="lazy"
      className="float-right ml-8 border-2 border-grafite max-xl:hidden"
    />
    <h3 id="assinar-titulo" className="text-xl font-extrabold">
      Assine no seu aplicativo
    </h3>
    <ul className="mt-4 flex flex-wrap gap-3">
      {APPS.map(({ name, href }) => (
        <li key={name}>
          <ButtonLink href={href} variant="secondary">
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
    <p className="mt-4">
      Em outro aplicativo, cole o endereço do feed:{" "}
      <a
        href={machinePaths.podcastFeed}
        className="font-bold wrap-anywhere underline decoration-obra decoration-2 underline-offset-4"
      >
        {feed}
      </a>
    </p>
  </section>
);
