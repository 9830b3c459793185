/** search: words as people say and shorten them, in the languages whose vocabularies lacked them. */
import type { InEveryLanguage } from './meanings.rules.ts'

export const colloquialPhrases = {
  'type:house*': {
    en: 'colonial|craftsman|craftsman bungalow|cape cod house|saltbox',
    de: 'kleines haus|fachwerkhaus|fachwerkhauser',
  },
  'tenure:coop': { en: 'co op|coop|co-operative|coop apartment' },
  'count:rooms:2': { it: 'bivani|bivano' },
  'count:rooms:3': { it: 'trivani|trivano' },
  'count:rooms:4': { it: 'quadrivani|quadrivano|quattrovani' },
  'type:land*': { en: 'block of land|blocks of land' },
  'type:room': { de: 'monteurzimmer|monteurwohnung' },
  'feature:mountainView': { es: 'vista montana|vistas montana|vista montanas' },
  'type:farm': { en: 'vineyard property|wine farm|wine estate|winery' },
  'feature:undergroundParking': { de: 'tg stellplatz|tg stpl|tg platz|tiefgaragenstellplatz|tg' },
  'feature:parking': {
    en: '1 car|one car|2 car|two car|2 cars|two cars|1 car space|one car space|2 car spaces|two car spaces',
  },
  'period:year': { ar: 'السنوي|سنويه' },
  'glue:without': {
    fr: 'interdit aux|interdit a|interdits aux',
    es: 'prohibido|prohibidos',
    it: 'vietato|vietati',
  },
  'measure:rooms': { es: 'amb|ambs' },
  'transport:': { ar: 'الطرام|طرام|الطرامواي|طرامواي' },
  'purpose:lease': { fr: 'bail commercial|bail professionnel|bail pro' },
  'period:month': {
    en: 'per person per month|pp pcm|pppm',
    fr: 'par personne',
    es: 'por persona',
    pt: 'por pessoa',
    it: 'a persona|per persona',
    de: 'pro person|pro kopf',
  },
  'glue:filler': {
    en: 'bachelor|bachelors|for bachelors|no thanks|no thank you',
    es: 'no gracias|larga estancia|larga temporada',
    fr: 'non merci',
    de: 'nein danke',
    pt: 'nao obrigado|nao obrigada',
    it: 'no grazie|accessori|vani accessori',
  },
  'feature:fittedKitchen': { ar: 'مطبخ راكب|مطبخ مركب|مطبخ مجهز' },
  'money:XOF': { fr: 'f cfa' },
  'type:loft': { de: 'loftwohnung|loftwohnungen' },
  'feature:ensuite': {
    pt: 'casa de banho privativa|casa de banho privada|wc privativo|banheiro privativo|wc privado',
  },
  'flag:pets': { en: 'cat friendly|dog friendly|cats and dogs welcome' },
  'flag:new': { es: 'estreno|de estreno|por estrenar' },
  'flag:billsIncluded': { fr: 'tt compris|ttc' },
  'type:apartmentBlock': { it: 'edificio cielo terra|palazzina cielo terra|stabile cielo terra' },
  'purpose:rentShort': {
    ar: 'للايجار القصير|ايجار قصير|إيجار قصير|ايجار قصير المدى|لمدة اسبوعين|اسبوعين|بالليلة',
  },
  'money:DZD': { fr: 'da' },
  'bound:most': {
    de: 'nicht alter als',
    en: 'not older than',
    fr: 'pas plus vieux que',
    it: 'non piu vecchio di',
  },
  'glue:landmark': {
    fr: 'hypercentre|hyper centre|frontiere suisse|frontiere belge|frontiere allemande|frontiere espagnole|frontiere italienne|frontiere luxembourgeoise|frontiere',
    de: 'schweizer grenze|deutsche grenze|grenze',
    it: 'confine svizzero|confine francese|confine',
    es: 'frontera francesa|frontera portuguesa|frontera',
  },
  'glue:wish': {
    en: 'ski in ski out|ski in|ski out|no hoa|no hoa fees|no hoa fee|without hoa|not above|not over|above|below',
    es: 'cafetera|ganadera|ganadero',
    fr: 'ski aux pieds|pied des pistes|pas au dessus de|pas au dessus d un',
    de: 'wg geeignet|wg tauglich',
  },
} as const satisfies Record<string, Partial<InEveryLanguage>>
