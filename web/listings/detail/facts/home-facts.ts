/**
 * web/listings: a home's facts as names and values: the first six
 * stand in the strip, the others follow below.
 */
import type { Money } from '#contract/vocabulary/common.ts'
import { moneyOf, wholeUnits } from '#contract/money/minor-units.ts'
import type { Listing } from '#contract/listings/listings.ts'
import type { Formats } from '#web/platform/formats/format.tsx'
import type { Measure } from '#web/platform/kept/preferences.ts'
import { squareMetresPer } from '#contract/vocabulary/area-units.ts'
import {
  areaKindWords,
  completionWords,
  conditionWords,
  feePayerWords,
  furnishingWords,
  petsWords,
  tenureWords,
} from '#web/platform/words/words.ts'
import { bedsNumber } from '../../bedrooms.ts'
import { areaOf, bothMeasures, mainArea } from './areas.ts'

/** `small` stands below the value. */
export type Fact = { name: string; value: string; small?: string }

type Offer = Listing['offers'][number]
type Reader = { format: Formats; measure: Measure }

export const inStrip = 6

/** Every fact the listing states, the most important first; nothing that it does not state. */
export const factsOf = (home: Listing, offer: Offer, reader: Reader): Fact[] =>
  [
    ...roomFacts(home, reader),
    ...areaFacts(home, reader),
    ...standing(home, reader),
    ...bathFacts(home, reader),
    ...building(home, reader),
    ...terms(offer, reader),
    ...pricePerArea(home, offer, reader),
  ].filter((fact) => fact !== null)

type Maybe = (Fact | null)[]

/** A fact whose value is there, or nothing. */
const fact = <T>(name: string, value: T | null | undefined, write: (value: T) => string): Fact | null =>
  value === null || value === undefined ? null : { name, value: write(value) }

function roomFacts({ isStudio, beds, bedsMax, baths, roomsTotal }: Listing, { format }: Reader): Maybe {
  return [
    isStudio
      ? { name: 'Bedrooms', value: 'Studio' }
      : fact('Bedrooms', beds, (least) => bedsNumber({ beds: least, bedsMax }, format)),
    fact('Bathrooms', baths, format.number),
    beds === null ? fact('Rooms', roomsTotal, format.number) : null,
  ]
}

function areaFacts({ areas }: Listing, { format, measure }: Reader): Maybe {
  const main = mainArea(areas)
  const plot = areaOf(areas, 'plot')
  const written = (name: string, area: Listing['areas'][number], isPlot: boolean): Fact => {
    const [value, small] = bothMeasures(area, measure, format.locale, isPlot)
    return { name, value, small }
  }
  const named =
    main && ['living', 'internal', 'usable'].includes(main.kind)
      ? 'Floor area'
      : main && areaKindWords[main.kind as keyof typeof areaKindWords]
  return [main && named ? written(named, main, false) : null, plot && written('Plot', plot, true)]
}

function standing(home: Listing, { format }: Reader): Maybe {
  const { tenure, leaseYearsLeft, yearBuilt, yearRenovated, isNewBuild, completion } = home
  const lease = leaseYearsLeft === null ? {} : { small: `${format.plural(leaseYearsLeft, 'year')} left` }
  const renovated = yearRenovated === null ? {} : { small: `renovated ${yearRenovated}` }
  const built =
    yearBuilt === null
      ? isNewBuild
        ? { name: 'Built', value: 'New', ...renovated }
        : null
      : { name: 'Built', value: String(yearBuilt), ...renovated }
  return [
    tenure === null ? null : { name: 'Tenure', value: tenureWords[tenure], ...lease },
    built,
    fact('Stage', completion, (one) => completionWords[one]),
  ]
}

/** Bathrooms of each kind, where they are not all whole ones. */
function bathFacts({ suites, bathsFull, bathsThreeQuarter, bathsHalf }: Listing, { format }: Reader): Maybe {
  const isMixed = [bathsThreeQuarter, bathsHalf].some((count) => count)
  return [
    suites ? fact('Suites', suites, format.number) : null,
    isMixed ? fact('Full bathrooms', bathsFull, format.number) : null,
    bathsThreeQuarter ? fact('Three-quarter bathrooms', bathsThreeQuarter, format.number) : null,
    bathsHalf ? fact('Half bathrooms', bathsHalf, format.number) : null,
  ]
}

function building(home: Listing, { format, measure }: Reader): Maybe {
  const { condition, floor, floorsTotal, parkingSpaces, toilets, roomsTotal, areas, beds } = home
  const more = areas.filter((one) => one !== mainArea(areas) && one.kind !== 'plot')
  return [
    fact('Condition', condition, (one) => conditionWords[one]),
    fact('Floor', floor, (one) => (floorsTotal === null ? one : `${one} of ${floorsTotal}`)),
    floor === null ? fact('Floors', floorsTotal, format.number) : null,
    fact('Parking spaces', parkingSpaces, format.number),
    beds === null ? null : fact('Rooms', roomsTotal, format.number),
    fact('Separate toilets', toilets, format.number),
    ...more.map((area): Fact => {
      const [value, small] = bothMeasures(area, measure, format.locale)
      return { name: areaKindWords[area.kind], value, small }
    }),
  ]
}

function terms({ furnished, pets, availableFrom, minTermMonths, fee }: Offer, { format }: Reader): Maybe {
  return [
    fact('Furniture', furnished, (one) => furnishingWords[one]),
    fact('Pets', pets, (one) => petsWords[one]),
    fact('Available from', availableFrom, (day) =>
      day <= format.now.slice(0, 10) ? /* translate="yes" */ 'now' : format.date(day),
    ),
    fact('Shortest term', minTermMonths, (months) => format.plural(months, 'month')),
    feeFact(fee, format),
  ]
}

/** How much, and who pays it; the agency's words where they say no sum. */
function feeFact(fee: Offer['fee'], format: Formats): Fact | null {
  if (!fee) return null
  const sum = fee.amount
    ? format.money(fee.amount)
    : fee.percent === null
      ? null
      : `${format.number(fee.percent)} %`
  const payer = fee.payer && feePayerWords[fee.payer]
  const value = sum ?? payer ?? fee.text
  return value === null ? null : { name: 'Agency fee', value, ...(sum && payer && { small: payer }) }
}

/**
 * In whole units from a hundred of them upwards: what follows from a division is not more exact than that.
 */
function roughly(money: Money): Money {
  const whole = wholeUnits(money)
  return moneyOf(whole < 100 ? whole : Math.round(whole), money.currency)
}

/** For sales only: rents per area mean little beside their periods. */
function pricePerArea({ areas }: Listing, { purpose, price }: Offer, { format, measure }: Reader): Maybe {
  const area = mainArea(areas)
  if (purpose !== 'sale' || price.amount === null || !area) return []
  const per = (unit: Measure) => {
    const amount = ((price.amount ?? 0) / area.valueM2) * squareMetresPer[unit]
    const each = format.money(roughly({ amount, currency: price.currency }))
    return unit === 'm2' ? `${each} per m²` : `${each} per sq ft`
  }
  return [{ name: 'Price by area', value: per(measure), small: per(measure === 'm2' ? 'sqft' : 'm2') }]
}
