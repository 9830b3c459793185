/** feeds: what an OpenImmo record asks: purchase, rent, lease or ground lease, and the costs beside it. */
import type { Period, PriceMode, Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { OfferDraft } from '#server/listings/index.ts'
import type { MapContext } from '../../read/format.ts'
import { feeFrom, type Fee } from '../../read/parts/fees.rules.ts'
import { minorUnits, readNumber } from '../../read/numbers.rules.ts'
import { costCurrency, costFrom, offerFrom } from '../../read/offers.ts'
import type { Reading } from '../../read/reading.ts'
import type { Element } from '../../records/record.ts'
import { meaningIn } from '../../read/words/codes.rules.ts'
import { isSet } from './sections.ts'
import { furnished, months, units } from './words.rules.ts'
import { availableFrom } from '../../read/parts/availability.ts'

type About = { country: string; commercial: boolean }

/** One offer per way the home is marketed; empty when the record says none and has no price either. */
export function offersFrom(reading: Reading, about: About, context: MapContext): OfferDraft[] {
  return purposesFrom(reading, about, context).map((purpose) =>
    purpose === 'sale' ? saleFrom(reading, about, context) : rentFrom(reading, purpose, about, context),
  )
}

const sellingPrices = ['kaufpreis', 'kaufpreisbrutto', 'kaufpreisnetto', 'richtpreis']
const rents = [
  'nettokaltmiete',
  'kaltmiete',
  'hauptmietzinsnetto',
  'pauschalmiete',
  'summemietenetto',
  'gesamtmietenetto',
  'pacht',
  'warmmiete',
  'gesamtmietebrutto',
]

const besideRent = ['nebenkosten', 'betriebskostennetto', 'heizkosten', 'kaution']

function purposesFrom(
  { element, at, flag }: Reading,
  { commercial }: About,
  { note }: MapContext,
): Purpose[] {
  const says = (name: string) => isSet(element, 'objektkategorie/vermarktungsart', name)
  const letting: Purpose = commercial
    ? 'lease'
    : isHoliday(element, flag('verwaltung_objekt/als_ferien'))
      ? 'rentShort'
      : 'rent'
  const named = new Set<Purpose>()
  if (says('KAUF') || says('ERBPACHT')) named.add('sale')
  if (says('MIETE_PACHT') || says('MIETE') || says('PACHT')) named.add(letting)
  if (says('LEASING')) named.add('lease')
  if (named.size > 0) return [...named]
  const selling = sellingPrices.map((name) => at(`preise/${name}`)).find(hasAmount)
  const renting = rents.map((name) => at(`preise/${name}`)).find(hasAmount)
  if (selling) named.add('sale')
  if (renting) named.add(letting)
  if (named.size === 0) {
    // A change may name only what is paid beside the price.
    if (hasAmount(at('preise/hausgeld'))) named.add('sale')
    if (besideRent.some((name) => hasAmount(at(`preise/${name}`)))) named.add(letting)
    if (named.size > 0) return [...named]
  }
  const [first] = [selling, renting].filter((one) => one !== undefined)
  if (first) note('offer.inferred', first, { field: `preise/${first?.name}` })
  return [...named]
}

const hasAmount = (element: Element | null): element is Element =>
  element !== null && (readNumber(element.text, 'whole').value ?? 0) > 0

/** A flat for living on time, or a home let by day or week that calls itself one for holidays. */
function isHoliday(element: Element, holiday: boolean | null): boolean {
  if (isSet(element, 'objektkategorie/nutzungsart', 'WAZ')) return true
  const unit = unitOf(element)
  return holiday === true && (unit === 'day' || unit === 'week')
}

function unitOf(element: Element): Period | null {
  const prices = element.children.find(({ name }) => name === 'preise')
  const unit = prices?.children.find(({ name }) => name === 'preis_zeiteinheit')?.attributes.zeiteinheit
  return meaningIn(units, unit)
}

function saleFrom(reading: Reading, { country }: About, context: MapContext): OfferDraft {
  const { at, flag, number } = reading
  const asked = sellingPrices.map((name) => at(`preise/${name}`)).find(hasAmount)
  const auction = flag('versteigerung/zwangsversteigerung') === true
  const worth = at('versteigerung/verkehrswert')
  const least = at('bieterverfahren/mindestpreis')
  const price = asked ?? (hasAmount(worth) ? worth : hasAmount(least) ? least : at('preise/kaufpreis'))
  const mode: PriceMode = auction
    ? 'auctionGuide'
    : price === least && least
      ? 'offersOver'
      : asked?.name === 'richtpreis'
        ? 'guide'
        : 'fixed'
  const onRequest = isSet(reading.element, 'preise/kaufpreis', 'auf_anfrage')
  const offer = offerFrom(
    {
      purpose: 'sale',
      period: 'once',
      at: price,
      field: `preise/${price?.name ?? 'kaufpreis'}`,
      currency: currencyOf(reading),
      country,
      mode,
      onRequest,
      isWithheld: onRequest,
    },
    context,
  )
  const currency = costCurrency(
    { currency: currencyOf(reading), country, at: price, field: 'preise' },
    context,
  )
  return {
    ...offer,
    priceText: reading.text('preise/freitext_preis') ?? offer.priceText,
    taxTreatment: flag('preise/zzg_mehrwertsteuer') ? 'exclusive' : null,
    fee: courtageFrom(reading, offer, context),
    costs: [
      costFrom({ kind: 'community', amount: number('preise/hausgeld'), period: 'month', currency }, context),
      costFrom({ kind: 'groundRent', amount: number('preise/erbpacht'), period: 'year', currency }, context),
    ].filter((one) => one !== null),
  }
}

function rentFrom(reading: Reading, purpose: Purpose, { country }: About, context: MapContext): OfferDraft {
  const { at, flag, number, element } = reading
  const rent =
    rents.map((name) => at(`preise/${name}`)).find(hasAmount) ??
    at('preise/nettokaltmiete') ??
    at('preise/kaltmiete')
  const unit = unitOf(element)
  // Rents are monthly in this format; a lease of land may be anything.
  const unknown = unit === null && rent?.name === 'pacht'
  if (unknown) context.note('price.periodUnknown', rent, { field: 'preise/pacht', value: rent.text })
  const offer = offerFrom(
    {
      purpose,
      period: unit ?? 'month',
      at: rent,
      field: `preise/${rent?.name ?? 'kaltmiete'}`,
      currency: currencyOf(reading),
      country,
      onRequest: unknown,
    },
    context,
  )
  const { period } = offer
  const currency = costCurrency(
    { currency: currencyOf(reading), country, at: rent, field: 'preise' },
    context,
  )
  const deposit = costFrom(
    { kind: 'other', amount: number('preise/kaution'), period: 'once', currency },
    context,
  )
  const included = rent?.name === 'warmmiete' || rent?.name === 'gesamtmietebrutto'
  const pets = flag('verwaltung_objekt/haustiere')
  return {
    ...offer,
    priceText: included ? 'Warmmiete' : (reading.text('preise/freitext_preis') ?? offer.priceText),
    taxTreatment: flag('preise/zzg_mehrwertsteuer') ? 'exclusive' : null,
    depositMinor: deposit?.amount ?? null,
    furnished: meaningIn(furnished, reading.attribute('ausstattung/moebliert', 'moeb')),
    pets: pets === null ? null : pets ? 'yes' : 'no',
    availableFrom: availableFrom(reading, 'verwaltung_objekt/abdatum', context),
    minTermMonths: termOf(reading),
    fee: courtageFrom(reading, offer, context),
    costs: included ? [] : costsBesideRent(reading, { period, currency }, context),
  }
}

function costsBesideRent(
  { number, flag }: Reading,
  asked: { period: Period; currency: string | null },
  context: MapContext,
): OfferDraft['costs'] {
  const running = number('preise/nebenkosten') ?? number('preise/betriebskostennetto')
  const isHeated = flag('preise/heizkosten_enthalten') === true
  return [
    costFrom({ kind: 'serviceCharge', amount: running, ...asked }, context),
    isHeated ? null : costFrom({ kind: 'heating', amount: number('preise/heizkosten'), ...asked }, context),
  ].filter((one) => one !== null)
}

/** What is asked of the seeker is the outer commission; what of the owner, the inner one. */
function courtageFrom({ text, flag }: Reading, { currency }: OfferDraft, { world }: MapContext): Fee | null {
  const outer = text('preise/aussen_courtage')
  const isFree = flag('preise/provisionspflichtig') === false
  const bySeeker = text('preise/innen_courtage') ? ('shared' as const) : ('seeker' as const)
  const payer = isFree ? ('nobody' as const) : outer ? bySeeker : null
  const minor = (amount: number) => (world.isCurrency(currency) ? minorUnits(amount, currency) : null)
  return feeFrom({ payer, text: isFree ? null : (outer ?? text('preise/courtage_hinweis')), minor })
}

const currencyOf = ({ at, attribute, text }: Reading) => ({
  text: attribute('preise/waehrung', 'iso_waehrung') ?? text('preise/waehrung'),
  at: at('preise/waehrung'),
})

function termOf({ count, attribute }: Reading): number | null {
  const length = count('verwaltung_objekt/min_mietdauer')
  const unit = meaningIn(months, attribute('verwaltung_objekt/min_mietdauer', 'min_dauer'))
  return length && unit ? length * unit : null
}
