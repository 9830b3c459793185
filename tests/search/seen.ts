/** tests: homes as one purpose shows them, in the numbers that are compared, in the plainest way. */
import type { Rates } from '#contract/money/exchange.ts'
import { wholeUnits } from '#contract/money/minor-units.ts'
import { mainAreaKinds, perMonth, searchableStatuses, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import { bedsOf, endOf, offerFor, offersOfHome, type Home, type Offer, type World } from './world.ts'

/** A home as one purpose shows it, in the numbers that are compared. */
export type Seen = {
  home: Home
  purpose: Purpose
  /** The upper ends are those of ranges, else the same. */
  euros: number | null
  mostEuros: number | null
  area: number | null
  mostArea: number | null
  plot: number | null
  mostPlot: number | null
  beds: number | null
  mostBeds: number | null
  baths: number | null
  x: number | null
  y: number | null
  /** Euro cents a month. */
  charges: number
  /** Every agency that offers the home for the purpose. */
  agencies: string[]
}

export const halfUp = (value: number) => Math.floor(value + 0.5)

/** All homes that may be found under a purpose, each as the offer that stands for it. */
export function seenAs(purpose: Purpose, world: World, rates: Rates): Seen[] {
  const { homes, agencies } = world
  const isLive = (home: Home) =>
    (searchableStatuses as readonly string[]).includes(home.status) && offerFor(home, purpose)
  return homes.flatMap((home, at) => {
    const offers = offersOfHome(world, at).filter(isLive)
    if (offers.toSorted((one, other) => comesFirst(one, other, purpose, rates))[0] !== home) return []
    return {
      home,
      purpose,
      ...figuresOf(home, purpose, rates),
      baths: home.rooms.baths === null ? null : Math.floor(home.rooms.baths),
      x: home.point ? home.point.x : null,
      y: home.point ? home.point.y : null,
      charges: chargesOf(home, purpose, rates),
      agencies: offers.map(({ agency }) => agencies[agency] ?? ''),
    }
  })
}

/** Free before reserved, then the cheapest, then by id: all were seen first at the same moment. */
function comesFirst(one: Home, other: Home, purpose: Purpose, rates: Rates): number {
  const isTaken = ({ status }: Home) => Number(status !== 'active')
  const price = (home: Home) => figuresOf(home, purpose, rates).euros
  const cheaper = (price(one) ?? Infinity) - (price(other) ?? Infinity)
  return isTaken(one) - isTaken(other) || cheaper || (one.id < other.id ? -1 : 1)
}

function figuresOf(home: Home, purpose: Purpose, rates: Rates) {
  const offer = offerFor(home, purpose)
  const main = mainAreaKinds.map((kind) => home.areas.find((area) => area.kind === kind)).find(Boolean)
  const plot = home.areas.find(({ kind }) => kind === 'plot')
  const { least, most } = bedsOf(home)
  const amount = offer?.amount ?? null
  return {
    euros: eurosOf(amount, offer, rates),
    mostEuros: eurosOf(endOf(amount, offer?.most ?? null) ?? amount, offer, rates),
    area: stored(main?.m2),
    mostArea: stored(main && (endOf(main.m2, main.most) ?? main.m2)),
    plot: stored(plot?.m2),
    mostPlot: stored(plot && (endOf(plot.m2, plot.most) ?? plot.m2)),
    beds: least === null ? null : Math.floor(least),
    mostBeds: least === null ? null : Math.floor(most ?? least),
  }
}

function eurosOf(amount: number | null, offer: Offer | undefined, rates: Rates): number | null {
  const rate = offer && rates.get(offer.currency)
  if (!offer || amount === null || !rate) return null
  return halfUp(
    (wholeUnits({ amount, currency: offer.currency }) / rate.perEuro) *
      (offer.purpose === 'sale' ? 1 : perMonth[offer.period]),
  )
}

function chargesOf(home: Home, purpose: Purpose, rates: Rates): number {
  const costs = offerFor(home, purpose)?.costs ?? []
  return costs
    .filter(({ period }) => period !== 'once')
    .map(({ amount, currency, period }) =>
      halfUp(
        (wholeUnits({ amount, currency }) / (rates.get(currency)?.perEuro ?? Number.NaN)) *
          perMonth[period] *
          100,
      ),
    )
    .reduce((sum, one) => sum + one, 0)
}

const stored = (m2: number | undefined) =>
  m2 === undefined ? null : Math.min(2_147_483_647, Math.max(1, halfUp(m2)))
