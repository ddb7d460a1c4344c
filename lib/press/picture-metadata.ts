import type { MediaKit } from "@/lib/content/press";
import { escapeXml } from "@/lib/format/xml";
import { site } from "@/lib/site";

const NAMESPACES = {
  dc: "http://purl.org/dc/elements/1.1/",
  photoshop: "http://ns.adobe.com/photoshop/1.0/",
  xmpRights: "http://ns.adobe.com/xap/1.0/rights/",
};

/**
 * XMP for a picture of the press: caption, author, copyright, credit and terms of use, which
 * picture desks read in the file itself. The names are those of the IPTC standard.
 */
export function pictureMetadata(caption: string, { credit, confirmedLicence }: MediaKit): string {
  const namespaces = Object.entries(NAMESPACES).map(([name, uri]) => ` xmlns:${name}="${uri}"`);
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about=""${namespaces.join("")}>`,
    localised("dc:description", caption),
    `<dc:creator><rdf:Seq><rdf:li>${site.name}</rdf:li></rdf:Seq></dc:creator>`,
    localised("dc:rights", `© ${site.copyrightYear} ${site.name}`),
    `<photoshop:Credit>${escapeXml(credit)}</photoshop:Credit>`,
    "<xmpRights:Marked>True</xmpRights:Marked>",
    confirmedLicence.length > 0
      ? localised("xmpRights:UsageTerms", confirmedLicence.join(" "))
      : "",
    "</rdf:Description></rdf:RDF></x:xmpmeta>",
  ].join("");
}

const localised = (name: string, text: string) =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt></${name}>`;
