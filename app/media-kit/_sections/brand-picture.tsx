type BrandPictureProps = { src: string; alt: string; className?: string };

/**
 * A drawing from public/brand. The file that visitors download is also the one shown, instead of the same drawing once
 * more in the page; <picture>, because there is nothing for the image optimiser to do.
 */
export function BrandPicture({ src, alt, className = "" }: BrandPictureProps) {
  return (
    <picture className="contents">
      <img src={src} alt={alt} loading="lazy" className={className} />
    </picture>
  );
}
