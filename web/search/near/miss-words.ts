/** web/search: what a home misses of the question, in a few words, in the visitor's units and currency. */
import { convert, type Rates } from '#contract/money/exchange.ts'
import { moneyOf } from '#contract/money/minor-units.ts'
import { flags, type Flag } from '#contract/search/flags.ts'
import type { Miss } from '#contract/search/near.ts'
import type { PropertyType } from '#contract/vocabulary/codes.ts'
import type { Formats } from '#web/platform/formats/format.tsx'
import { featureWords } from '#web/platform/words/feature-words.ts'
import { energyClassWords, priceModeWords, tenureWords, typeWords } from '#web/platform/words/words.ts'

type Words = Pick<Formats, 'money' | 'about' | 'area' | 'plot' | 'distance' | 'plural'>
export type MissReader = {
  words: Words
  /** ISO 4217: of the question, of the visitor. */
  asked: string
  shown: string
  /** Of the home's price: a difference from that of another currency is no more exact than its rate. */
  priced?: string
  rates: Rates
  /** The words that the question looks for. */
  q: string
}

/** Closer than this nobody counts metres. */
const besideM = 50

/** `12 km away`, `€20,000 over budget`, `1 bedroom fewer`, `Without “Pool”`. */
export function missWords({ wish, by, what }: Miss, reader: MissReader): string {
  const { words } = reader
  switch (wish) {
    case 'place':
    case 'box':
    case 'area':
    case 'radius':
      return by === null || by < besideM ? 'Just outside' : `${words.distance(by)} away`
    case 'minPrice':
      return by === null ? priceModeWords.onRequest : `${amount(by, reader)} under your range`
    case 'maxPrice':
      return by === null ? priceModeWords.onRequest : `${amount(by, reader)} over budget`
    case 'minBeds':
    case 'maxBeds':
    case 'minBaths':
      return roomWords(wish, by, words)
    case 'minArea':
    case 'maxArea':
    case 'minPlot':
    case 'maxPlot':
      return areaWords(wish, by, words)
    case 'since':
      return `Listed ${words.plural(by ?? 0, 'day')} earlier`
    case 'maxMonthly':
      return 'Costs more a month, or does not say'
    case 'minPerArea':
      return 'Cheaper for its area'
    case 'maxPerArea':
      return 'Dearer for its area'
    case 'sea':
      return 'Farther from the sea'
    case 'available':
      return 'Free later, or does not say'
    case 'travel':
      return 'Takes longer to get there'
    case 'q':
      return `Does not say all of “${reader.q}”`
    default:
      return codeWords(wish, what)
  }
}

function amount(by: number, { words, asked, shown, priced = asked, rates }: MissReader): string {
  const money = moneyOf(by, asked)
  const converted = asked === shown ? null : convert(money, shown, rates)
  if (converted) return words.about(converted)
  return priced === asked ? words.money(money) : words.about(money)
}

function roomWords(wish: 'minBeds' | 'maxBeds' | 'minBaths', by: number | null, { plural }: Words): string {
  if (wish === 'minBaths')
    return by === null ? 'Bathrooms not stated' : plural(by, 'bathroom fewer', 'bathrooms fewer')
  if (by === null) return 'Bedrooms not stated'
  return wish === 'minBeds'
    ? plural(by, 'bedroom fewer', 'bedrooms fewer')
    : plural(by, 'bedroom more', 'bedrooms more')
}

type AreaWish = 'minArea' | 'maxArea' | 'minPlot' | 'maxPlot'

function areaWords(wish: AreaWish, by: number | null, { area, plot }: Words): string {
  if (wish === 'minArea' || wish === 'maxArea') {
    if (by === null) return 'Area not stated'
    return wish === 'minArea' ? `${area(by)} smaller` : `${area(by)} larger`
  }
  if (by === null) return 'Plot not stated'
  return wish === 'minPlot' ? `Plot ${plot(by)} smaller` : `Plot ${plot(by)} larger`
}

function codeWords(wish: Miss['wish'], what: string | null): string {
  if (wish === 'types') return `${typeWords[what as PropertyType].one} instead`
  if (wish === 'tenure')
    return what ? `${tenureWords[what as keyof typeof tenureWords]} instead` : 'Tenure not stated'
  if (wish === 'energy')
    return what ? energyClassWords[what as keyof typeof energyClassWords] : 'Energy class not stated'
  if (wish === 'hideUnderOffer') return 'Under offer already'
  const label =
    wish === 'features' ? (featureWords as Record<string, string>)[what ?? ''] : flags[wish as Flag].label
  return `Without “${label ?? wish}”`
}
