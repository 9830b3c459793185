/**
 * search: whether a sentence is about buying, renting or a stay, where
 * its words leave that open or say two of them.
 */
import { typeGroups } from '#contract/vocabulary/codes.ts'
import type { Parameters, Piece } from '../sentence.rules.ts'

export const typesOf = ({ parameters }: Piece): string[] => parameters.types?.split(',') ?? []
export const areAllOf = (types: readonly string[], group: 'flat' | 'parking'): boolean =>
  types.every((type) => (typeGroups[group] as readonly string[]).includes(type))

/** The most that a month costs and no home: so little is a rent, in whatever money. */
const mostRent = { home: 7_500, parking: 500 }
/** How many times as much where money is worth less; no home is sold for that either. */
const weaker: Readonly<Partial<Record<string, number>>> = {
  AED: 4,
  SAR: 4,
  QAR: 4,
  MAD: 6,
  ILS: 3,
  PLN: 3,
  BRL: 4,
  CNY: 4,
  HKD: 8,
  SEK: 6,
  NOK: 6,
  DKK: 6,
  ZAR: 8,
  MXN: 10,
  EGP: 10,
  CZK: 12,
  THB: 15,
  TRY: 15,
  PHP: 20,
  RUB: 20,
  INR: 30,
  DZD: 40,
  JPY: 60,
  ARS: 200,
  HUF: 200,
  CLP: 500,
  KRW: 600,
  COP: 1_500,
  CLF: 0.02,
}

/** Of a square metre, or a square foot: nothing is sold for so little. */
const mostRentPerArea = 60

/** "Studio Florence 700 euros", "garage under 90": a price that nothing is sold for. */
export function rentedFor(pieces: Piece[], currency: string): Piece[] {
  const types = pieces.flatMap(typesOf)
  const isLand = types.some((type) => (typeGroups.land as readonly string[]).includes(type))
  if (isLand || pieces.some(({ parameters }) => parameters.purpose)) return pieces
  const own = types.length > 0 && areAllOf(types, 'parking') ? mostRent.parking : mostRent.home
  const most = own * (weaker[currency] ?? 1)
  return pieces.map((piece) => {
    // Nobody buys a home with its bills.
    if (piece.parameters.billsIncluded)
      return { ...piece, parameters: { ...piece.parameters, purpose: 'rent' } }
    const perArea = Number(piece.parameters.maxPerArea ?? piece.parameters.minPerArea ?? mostRentPerArea)
    if (perArea < mostRentPerArea && strong.has(currency))
      return { ...piece, parameters: { ...piece.parameters, purpose: 'rent' } }
    const price = Number(piece.parameters.maxPrice ?? piece.parameters.minPrice ?? Number.POSITIVE_INFINITY)
    return price <= most ? { ...piece, parameters: { ...piece.parameters, purpose: 'rent' } } : piece
  })
}

/**
 * "To buy … under 350", "3 camere max 320": nothing is sold for hundreds,
 * nor are houses of many rooms let for so few.
 */
export function inThousands(pieces: Piece[]): Piece[] {
  const isSale = pieces.some(({ parameters }) => parameters.purpose === 'sale')
  const isMeant = isSale || (isSpacious(pieces) && !pieces.some(({ parameters }) => parameters.purpose))
  const most = isSale ? 1_000 : 450
  if (!isMeant || pieces.some(({ parameters }) => parameters.currency)) return pieces
  return pieces.map((piece) => ({
    ...piece,
    parameters: { ...piece.parameters, ...timesThousand(piece.parameters, most) },
  }))
}

const isSpacious = (pieces: Piece[]): boolean =>
  pieces.some(({ parameters }) => Number(parameters.minBeds) >= 3)

const timesThousand = (parameters: Parameters, most: number): Parameters =>
  Object.fromEntries(
    (['minPrice', 'maxPrice'] as const)
      .filter((name) => Number(parameters[name] ?? 0) >= 50 && Number(parameters[name]) < most)
      .map((name) => [name, String(Number(parameters[name]) * 1_000)]),
  )

const monthsPerPeriod: Record<string, number> = { day: 30, week: 52 / 12, month: 1, year: 1 / 12 }

/** What a month costs at that. */
export const perMonthOf = ({ parameters: { maxPrice, minPrice, period } }: Piece): number =>
  Number(maxPrice ?? minPrice ?? 0) * (monthsPerPeriod[period ?? 'month'] ?? 1)

/** Money of which so much is paid for no stay. */
export const strong: ReadonlySet<string> = new Set(['EUR', 'USD', 'GBP', 'CHF', 'AUD', 'CAD', 'NZD'])
const leastSale = 40_000
const isPriceOfSale = ({ parameters: { maxPrice, minPrice, period, currency = 'EUR' } }: Piece): boolean =>
  period === undefined && strong.has(currency) && Number(maxPrice ?? minPrice ?? 0) >= leastSale

/** Letters between the two of "to let or for sale". */
const mostBetween = 8

/** "For sale or to let": both are one to whoever says so, and no search is about both. */
const isEither = (pieces: readonly Piece[]): boolean => {
  const said = pieces.filter(({ parameters, isHint }) => !isHint && parameters.purpose)
  return said.some(
    (one, index) =>
      said[index + 1] !== undefined &&
      [one, said[index + 1]].some((each) => each?.parameters.purpose === 'sale') &&
      said[index + 1]?.parameters.purpose !== one.parameters.purpose &&
      (said[index + 1]?.from ?? 0) - one.to <= mostBetween,
  )
}
const isOfMonth = ({ parameters: { period, maxPrice, minPrice, currency = 'EUR' } }: Piece): boolean =>
  period !== undefined ||
  Number(maxPrice ?? minPrice ?? Number.POSITIVE_INFINITY) <= mostRent.home * (weaker[currency] ?? 1)

/**
 * One purpose for all: a holiday let stays one although a week's rent is
 * named, and renting business premises is a lease.
 */
export function withPurpose(pieces: readonly Piece[]): Piece[] {
  const plain = pieces.flatMap(({ parameters, isHint }) => (isHint ? [] : (parameters.purpose ?? [])))
  const types = pieces.flatMap(({ parameters }) => parameters.types?.split(',') ?? [])
  const isCommercial =
    types.length > 0 && types.every((type) => (typeGroups.commercial as readonly string[]).includes(type))
  const hinted = pieces.flatMap(({ parameters }) => parameters.purpose ?? [])
  // Twenty people in an office are no guests.
  const fitting = isCommercial ? hinted.filter((one) => one !== 'rentShort') : hinted
  const said = plain.length > 0 ? plain : fitting
  // "To rent in July" is for July; "to rent for four people" is not.
  const isFree = pieces.some(({ parameters }) => parameters.available)
  const isSeason = pieces.some(
    ({ isHint, parameters }) =>
      isHint &&
      parameters.purpose === 'rentShort' &&
      (!parameters.minBeds || isFree) &&
      !types.includes('room'),
  )
  // "Ferienhaus kaufen", "holiday home under 300k": not everybody rents what is for holidays.
  const isBought =
    (isEither(pieces) && !pieces.some(isOfMonth)) ||
    (!plain.includes('rent') && (plain.includes('sale') || pieces.some(isPriceOfSale)))
  const isStay = said.includes('rentShort') || (isSeason && said[0] === 'rent')
  const first =
    isEither(pieces) && isBought
      ? 'sale'
      : isBought
        ? said.find((one) => one !== 'rentShort')
        : isStay
          ? 'rentShort'
          : said[0]
  const purpose = first === 'rent' && isCommercial ? 'lease' : first
  return pieces.map((piece) => {
    const { purpose: own, period, ...others } = piece.parameters
    const { minBeds: _beds, ...bare } = others
    // An office for twenty people has no bedrooms.
    const counted = isCommercial && piece.isHint ? bare : others
    const rest = isBought && piece.bought ? { ...counted, types: piece.bought } : counted
    const keepsPeriod = purpose !== undefined && purpose !== 'sale' && period
    // For sale is what every search is about unless it says otherwise.
    const parameters = {
      ...rest,
      ...(own && purpose && purpose !== 'sale' ? { purpose } : {}),
      ...(keepsPeriod ? { period } : {}),
    }
    return {
      ...piece,
      parameters: own === 'sale' && Object.keys(parameters).length === 0 ? { purpose: 'sale' } : parameters,
    }
  })
}
