import type { Article } from "@/lib/content/article-schema";
import type { Contest } from "@/lib/content/contest";
import type { MediaKit } from "@/lib/content/media-kit";
import { MEDIA_KIT } from "@/lib/limits";
import { colorNames, hex, rgbText } from "@/lib/brand/palette";
import { articlePath, paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";
import { company } from "@/lib/company/identity";
import { ownContact, site } from "@/lib/site";
import { assetFiles, coverFiles, logoFiles } from "@/lib/press/press-files";

/** fatos.json of the press archive; keys in Portuguese, because Brazilian journalists read it. */
export const pressFacts = (kit: MediaKit, contest: Contest, articles: readonly Article[]) => ({
  empresa: {
    nome: site.name,
    lema: site.tagline,
    site: absoluteUrl(paths.home),
    area: site.area,
    horario: site.hours.map(({ days, time }) => ({ dias: days, horas: time })),
    ...(company.legalName && { razaoSocial: company.legalName }),
    ...(company.cnpj && { cnpj: company.cnpj }),
    ...(ownContact.email && { email: ownContact.email }),
    ...(ownContact.phone && { telefone: ownContact.phone }),
    respostaParaImprensaEmHoras: MEDIA_KIT.replyHours,
  },
  dados: kit.facts.map(({ term, text }) => ({ item: term, texto: text })),
  numeros: kit.statistics.map(({ value, label, text }) => ({
    valor: value,
    rotulo: label,
    texto: text,
  })),
  cores: kit.colors.map(({ id, use }) => ({
    nome: colorNames[id],
    hex: hex[id],
    rgb: rgbText(hex[id]),
    uso: use,
  })),
  concurso: {
    nome: "Click na Pintura",
    pagina: absoluteUrl(paths.photoContest),
    release: absoluteUrl(paths.pressRelease),
    premiosEmReais: contest.prizes.map(({ place, amount, extra }) => ({
      lugar: place,
      valor: amount,
      mais: extra,
    })),
    bolsasDeEstudo: contest.scholarships,
    fotosPorParticipante: contest.photosPerPerson,
    hashtags: contest.hashtags,
  },
  imagens: [...logoFiles(kit), ...assetFiles(kit), ...coverFiles(articles)].map(
    ({ name, caption }) => ({ arquivo: name, legenda: caption, credito: kit.credit }),
  ),
  artigos: articles.map(({ title, slug, date }) => ({
    titulo: title,
    data: date,
    endereco: absoluteUrl(articlePath(slug)),
  })),
  ...(kit.confirmedLicence.length > 0 && { licenca: kit.confirmedLicence }),
});
