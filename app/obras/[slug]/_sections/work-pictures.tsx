import { Photograph, PhotographSource } from "@/components/art/photograph";
import { Label } from "@/components/ui/text";
import type { Picture } from "@/lib/content/picture-fields";
import type { Work } from "@/lib/content/works";
import { isPortrait } from "@/lib/photographs/source";

/**
 * The photographs before and after, with one dimension line over both. Two upright ones stand
 * beside each other at every width, others from 480 px on. No upright one is cut to a wide shape.
 */
export async function WorkPictures({ work: { before, after } }: { work: Work }) {
  const isUpright = await isPortrait(after);
  if (!before)
    return (
      <WorkPicture
        picture={after}
        sizes="(min-width: 82rem) 78rem, 100vw"
        className={isUpright ? "mx-auto aspect-upright max-w-text" : "aspect-photo sm:aspect-video"}
      />
    );
  const areUpright = isUpright && (await isPortrait(before));
  const halfStyle = {
    sizes: `(min-width: 82rem) 39rem, ${areUpright ? "50vw" : "(min-width: 30rem) 50vw, 100vw"}`,
    className: areUpright ? "aspect-upright" : "aspect-photo",
  };
  const columnsClass = areUpright ? "grid-cols-2" : "grid-cols-1 sm:grid-cols-2";
  return (
    <div>
      <div
        aria-hidden="true"
        className={`mb-3 dimension-line ${areUpright ? "" : "hidden sm:block"}`}
      />
      <div className={`grid gap-4 ${columnsClass}`}>
        <WorkPicture picture={before} label="Antes" {...halfStyle} />
        <WorkPicture picture={after} label="Depois" {...halfStyle} />
      </div>
    </div>
  );
}

type WorkPictureProps = { picture: Picture; label?: string; sizes: string; className: string };

const WorkPicture = ({ picture, label, sizes, className }: WorkPictureProps) => (
  <figure className="relative">
    <Photograph
      picture={picture}
      sizes={sizes}
      first
      className={`h-auto w-full border-line border-grafite ${className}`}
    />
    {label && (
      <Label className="absolute top-0 left-4 -translate-y-1/3 bg-seguranca px-3 py-1">
        {label}
      </Label>
    )}
    <PhotographSource picture={picture} />
  </figure>
);
