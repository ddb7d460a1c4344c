/** Elements of SVG 1.1, 2 and of exporting programs that only draw. */
const ELEMENTS = new Set(
  (
    "a altGlyph altGlyphDef altGlyphItem animate animateColor animateMotion animateTransform circle " +
    "clipPath color-profile cursor defs desc ellipse filter flowPara flowRegion flowRoot flowSpan " +
    "font font-face font-face-format font-face-name font-face-src font-face-uri g glyph glyphRef " +
    "hatch hatchpath hkern image line linearGradient marker mask mesh meshGradient meshgradient " +
    "meshPatch meshpatch meshRow meshrow metadata missing-glyph mpath page pageSet path pattern " +
    "polygon polyline radialGradient rect set solidColor solidcolor stop style svg switch symbol " +
    "text textPath title tref tspan use view vkern " +
    "feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting " +
    "feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR " +
    "feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight " +
    "feSpecularLighting feSpotLight feTile feTurbulence"
  ).split(" "),
);

/**
 * Namespaces whose elements browsers run or lay out. Those of other programs mean nothing to them.
 */
const ACTIVE =
  /^http:\/\/www\.w3\.org\/(1999\/(xhtml|XSL\/.*)|1998\/Math\/MathML|2001\/xml-events)$/;

const ADVICE: Record<string, string> = {
  script:
    "o desenho tem <script>, que é um programa e não um desenho; apague o elemento ou exporte o desenho de novo",
  foreignObject:
    "o desenho tem <foreignObject>, uma página dentro do desenho; exporte-o de novo: no draw.io sem " +
    "“Texto formatado” (Formatted Text), no Illustrator sem “Preservar recursos de edição”",
};

/** What stops a drawing with such an element, in Portuguese. */
export function elementProblem(namespace: string, name: string): string | undefined {
  if (namespace === "http://www.w3.org/2000/svg") {
    if (ELEMENTS.has(name)) return undefined;
    return ADVICE[name] ?? `o desenho tem <${name}>, que não desenha nada; apague o elemento`;
  }
  if (!ACTIVE.test(namespace)) return undefined;
  return ADVICE[name] ?? `o desenho tem <${name}> de uma página de internet; apague o elemento`;
}

/** A picture or a font inside the file. An SVG inside of an SVG would be one more to judge. */
const EMBEDDED =
  /^data:(image\/(png|jpe?g|gif|webp|avif)|(font|application)\/[\w.+-]*(font|woff2?|otf|ttf)[\w.+-]*)[;,]/i;

const isInside = (address: string) => address.startsWith("#") || EMBEDDED.test(address);

const outside = (address: string) =>
  `o desenho busca “${address.slice(0, 60)}” fora dele; ponha a imagem ou a fonte dentro do arquivo ` +
  "(Incorporar), ou apague o elemento";

/** What an attribute does besides drawing. `local` is its name without prefix. */
export function attributeProblems(local: string, value: string, prefix = ""): string[] {
  const name = local.toLowerCase();
  if (prefix === "xmlns" || local === "xmlns") return [];
  if (!prefix && /^on[a-z]+$/.test(name))
    return [`o desenho tem ${local}="…", que chama um programa; apague o atributo`];
  // Spaces and control characters inside of a scheme are skipped by browsers.
  const address = value.replace(/[\p{C}\p{Z}]/gu, "");
  if (/^(javascript|vbscript|data:text)/i.test(address) || /javascript:/i.test(address))
    return [`o desenho tem ${local}="javascript:…", um programa; apague o atributo`];
  if (name === "base" && prefix === "xml")
    return ["o desenho tem xml:base, que leva a outro endereço; apague o atributo"];
  if (name === "attributename" && /^(.*:)?(href|on.*)$/i.test(address))
    return [`o desenho muda ${value} depois de aberto; apague a animação`];
  if (name === "href" || name === "src")
    return !address || isInside(address) ? [] : [outside(value.trim())];
  const style = styleProblem(value);
  return style ? [style] : [];
}

/** What a style asks from other addresses, or has besides CSS. */
export function styleProblem(css: string): string | undefined {
  // As it is, too: in a string, for example an address, a sign of a comment is none.
  const plain = [css, withoutComments(css)].map(unescape).join("\n");
  const rule = /@import|expression\s*\(|-moz-binding|behavior\s*:|javascript:/i.exec(plain)?.[0];
  if (rule) return `o estilo do desenho tem ${rule}, que busca outro arquivo ou chama um programa`;
  const asked = [
    ...plain.matchAll(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))/gi),
    ...plain.matchAll(/\b(?:image-set|image|src|cross-fade)\(\s*(?:"([^"]*)"|'([^']*)')/gi),
  ].map(([, double, single, bare]) => (double ?? single ?? bare ?? "").trim());
  const strange = asked.find((address) => !isInside(address));
  return strange === undefined ? undefined : outside(strange);
}

/** CSS may have a comment between any two signs, and write any sign as `\75`. */
const withoutComments = (css: string) => css.replace(/\/\*.*?(\*\/|$)/gs, "");

const unescape = (css: string) =>
  css.replace(/\\([\da-f]{1,6})\s?|\\(.)/gi, (_escape, code: string, sign: string) =>
    sign ? sign : String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
  );
