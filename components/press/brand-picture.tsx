type BrandPictureProps = { src: string; alt: string; className?: string };

/**
 * An image from public/brand, the same file that visitors download. <picture> instead of
 * next/image, because SVG files need no optimisation.
 */
export function BrandPicture({ src, alt, className = "" }: BrandPictureProps) {
  return (
    <picture className="contents">
      <img src={src} alt={alt} loading="lazy" className={className} />
    </picture>
  );
}
