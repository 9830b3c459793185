/** feeds: the words of OpenImmo's attributes. */
import type { Feature } from '#contract/vocabulary/features.ts'
import type { Period } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft, OfferDraft } from '#server/listings/index.ts'

/** preis_zeiteinheit. */
export const units: Readonly<Record<string, Period>> = {
  TAG: 'day',
  WOCHE: 'week',
  MONAT: 'month',
  JAHR: 'year',
}

/** min_mietdauer, in months. */
export const months: Readonly<Record<string, number>> = { MONAT: 1, JAHR: 12 }

/** moebliert. */
export const furnished: Readonly<Record<string, OfferDraft['furnished']>> = {
  VOLL: 'furnished',
  TEIL: 'part',
}

/** zustand_art. */
export const states: Readonly<Record<string, ListingDraft['condition']>> = {
  ERSTBEZUG: 'new',
  NEUWERTIG: 'excellent',
  MODERNISIERT: 'good',
  GEPFLEGT: 'good',
  TEIL_VOLLRENOVIERT: 'good',
  TEIL_VOLLSANIERT: 'good',
  VOLL_SANIERT: 'excellent',
  TEIL_SANIERT: 'good',
  TEIL_VOLLRENOVIERUNGSBED: 'toRenovate',
  RENOVIERUNGSBEDUERFTIG: 'toRenovate',
  SANIERUNGSBEDUERFTIG: 'toRenovate',
  BAUFAELLIG: 'toRebuild',
  ABRISSOBJEKT: 'toRebuild',
  ROHBAU: 'shell',
  ENTKERNT: 'shell',
}

/** epart of a certificate. */
export const bases: Readonly<Record<string, 'demand' | 'consumption'>> = {
  BEDARF: 'demand',
  VERBRAUCH: 'consumption',
}

/** ausblick. */
export const views: Readonly<Record<string, Feature>> = {
  FERNE: 'panoramicView',
  SEE: 'lakeView',
  BERGE: 'mountainView',
  MEER: 'seaView',
}

/** breitband_zugang; only fibre is searched for. */
export const broadband: readonly string[] =
  `GLASFASER FTTH DSL SDSL VDSL ADSL ADSL2+ SKYDSL IPTV KABEL LTE 5G`.split(/\s+/)

/** gruppe of an attachment. */
export const attachmentGroups: readonly string[] =
  `TITELBILD INNENANSICHTEN AUSSENANSICHTEN BILD GRUNDRISS KARTEN_LAGEPLAN DOKUMENTE
  EPASS-SKALA ANBIETERLOGO QRCODE LINKS ANBOBJURL FILM FILMLINK PANORAMA`.split(/\s+/)
