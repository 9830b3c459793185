/**
 * feeds: the words and marks that stand around the number of a price:
 * currencies, magnitudes, what kind of price it is.
 */
import type { Period, PriceMode } from '#contract/vocabulary/vocabulary.ts'
import { folded } from '../../texts/fold.rules.ts'
import { periodOfWords } from './terms.rules.ts'

/** Signs and everyday names of currencies, in capitals. */
export const currencySigns: Readonly<Record<string, string>> = {
  '€': 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  '£': 'GBP',
  $: 'USD',
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  R$: 'BRL',
  RUR: 'RUB',
  РУБ: 'RUB',
  'РУБ.': 'RUB',
  РУБЛЕЙ: 'RUB',
  '₽': 'RUB',
  '₴': 'UAH',
  ГРН: 'UAH',
  'ГРН.': 'UAH',
  '₸': 'KZT',
  ZŁ: 'PLN',
  DHS: 'AED',
  NTL: 'TRY',
  TL: 'TRY',
  '₺': 'TRY',
  '₹': 'INR',
  'FR.': 'CHF',
  SFR: 'CHF',
  KČ: 'CZK',
  FT: 'HUF',
  '₪': 'ILS',
  '₱': 'PHP',
  '฿': 'THB',
  '₫': 'VND',
  '₩': 'KRW',
  円: 'JPY',
  '¥': 'JPY',
  元: 'CNY',
  원: 'KRW',
}

/** Signs that several currencies share: they contradict only what is none of these. */
const shared: Readonly<Record<string, RegExp>> = {
  $: /^(USD|AUD|CAD|NZD|SGD|HKD|MXN|ARS|CLP|COP|UYU|DOP|BSD|BBD|BZD|FJD|JMD|TTD|XCD|BMD|KYD|TWD)$/,
  '£': /^(GBP|EGP|GIP|FKP|LBP|SYP)$/,
  '¥': /^(JPY|CNY)$/,
  RS: /^(INR|PKR|LKR|NPR|MUR|SCR)$/,
  KR: /^(SEK|NOK|DKK|ISK)$/,
  DH: /^(AED|MAD)$/,
}

const magnitudes: readonly (readonly [number, string])[] = [
  [1e3, 'k|tsd|tausend|thousand|mille|tys|тыс|тысяч|тысячи|ribu|rb|ألف'],
  [1e4, '万|만'],
  [1e5, 'l|lac|lacs|lakh|lakhs'],
  [
    1e6,
    'm|mm|mio|mln|mill|million|millions|millionen|millones|millon|milhao|milhoes|milione|milioni|miljoen|milyon|milionow|млн|миллион|миллиона|миллионов|juta|jt|trieu|مليون',
  ],
  [1e7, 'cr|crore|crores'],
  [1e8, '億|억'],
  [1e9, 'bn|billion|mrd|mia|milliarden|miliar|milyar|млрд|ty'],
]

const factors = new Map(
  magnitudes.flatMap(([factor, list]) => list.split('|').map((word) => [folded(word), factor] as const)),
)

/** How many a word such as "k", "Mio." or "lakh" makes of one; null for other words. */
export const factorOfWord = (word: string): number | null => factors.get(folded(word)) ?? null

/**
 * Of these nobody can tell more than that they are magnitudes: a thousand in Spain, a million among English.
 */
export const isUnclearFactor = (word: string): boolean => folded(word) === 'mil'

const modes: readonly (readonly [PriceMode, string])[] = [
  ['from', 'from|starting from|starting at|prices from|ab|desde|a partir de|a partir da|da|van|vanaf|от|od'],
  [
    'offersOver',
    'offers over|offers in excess of|oieo|excess of|in excess of|bids over|offers above|vraagprijs vanaf',
  ],
  [
    'guide',
    'guide|guide price|price guide|offers around|offers in the region of|offers in region of|oiro|in the region of|richtpreis|around',
  ],
  ['auctionGuide', 'auction guide|auction guide price|starting bid|mindestgebot|pret de pornire'],
]

const modeOf = new Map(modes.flatMap(([mode, list]) => list.split('|').map((word) => [word, mode] as const)))

/** What says nothing about the number itself. */
const idle = new Set(
  'vb vhb negotiable negociable ono neg approx approximately approximate about ca circa etwa plus only cash fix fixed festpreis price asking prix preis kaufpreis precio preco prezzo цена incl excl vat iva mwst tva hai fai kk vk von vraagprijs kosten koper inc tax net kalt warm per cc ht ttc hors charges comprises charge trattabili trattabile negotiabel h c'
    .split(' ')
    .map((word) => folded(word)),
)

export type AroundPrice = { currencies: string[]; period: Period | null; mode: PriceMode | null }

const signs = /(?:US|AU?|CA?|NZ|R|S|HK)?\$|[€£₽₴₸₺₹₪₱฿₫₩¥円元원]|(?<!\p{L})(?:ZŁ|KČ|Fr\.|Rs\.?)(?!\p{L})/giu
/** Who pays the notary, in Dutch. */
const notary = /(?<!\p{L})(?:k\.\s?k\.?|v\.\s?o\.\s?n\.?)(?!\p{L})/giu

/** What the words around a price say; null when there is a word among them that nobody knows. */
export function aroundPrice(text: string, isCurrency: (code: string) => boolean): AroundPrice | null {
  const currencies = [...text.matchAll(signs)].map(([sign]) => sign.toUpperCase().replace(/^RS\.$/, 'RS'))
  const words = folded(text.replaceAll(signs, ' '))
    .split(' ')
    .filter((word) => {
      const name = word.toUpperCase()
      const isNamed =
        name in currencySigns || name in shared || (name.length === 3 && !idle.has(word) && isCurrency(name))
      if (isNamed) currencies.push(name)
      return word !== '' && !isNamed
    })
  const said = words.filter((word) => !idle.has(word)).join(' ')
  const mode = modeOf.get(words.join(' ')) ?? modeOf.get(said) ?? null
  if (said === '' || mode !== null) return { currencies, period: null, mode }
  const period = periodOfWords(said) ?? periodOfWords(words.join(' '))
  return period ? { currencies, period, mode: null } : null
}

/** Whether a sign or code beside a price can be the currency that is named elsewhere. */
export const canMean = (sign: string, code: string): boolean =>
  shared[sign]?.test(code) ?? (currencySigns[sign] ?? sign) === code

/**
 * The currency of a sign or code beside a price: of a sign that several
 * share, the local one where it is among them.
 */
export const codeOfSign = (sign: string, local: string | null): string =>
  local !== null && canMean(sign, local) ? local : (currencySigns[sign] ?? sign)

/** A price without what says who pays the notary. */
export const withoutNotary = (text: string): string => text.replaceAll(notary, ' ')
