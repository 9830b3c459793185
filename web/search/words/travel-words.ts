/** web/search: travel times in words: for chips, for the map, and for saying that nobody knows the streets. */
import {
  readTravel,
  writeTravel,
  type TravelMode,
  type TravelTold,
  type TravelWish,
} from '#contract/search/travel.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import { nearKindWords } from '#web/platform/words/near-kind-words.ts'
import { addressWith, type View } from '../question/addresses.ts'

const fromPoint: Record<TravelMode, (minutes: number, name: string) => string> = {
  car: (minutes, name) => `Within ${minutes} min of ${name} by car`,
  bicycle: (minutes, name) => `Within ${minutes} min of ${name} by bicycle`,
  foot: (minutes, name) => `Within ${minutes} min of ${name} on foot`,
}
const fromKind: Record<TravelMode, (minutes: number, kind: string) => string> = {
  car: (minutes, kind) => `${kind}: within ${minutes} min by car`,
  bicycle: (minutes, kind) => `${kind}: within ${minutes} min by bicycle`,
  foot: (minutes, kind) => `${kind}: within ${minutes} min on foot`,
}

/** A point whose name nobody gave. */
const somePoint = 'a point on the map'

export const wishWords = ({ minutes, mode, to }: TravelWish): string =>
  'near' in to
    ? fromKind[mode](minutes, nearKindWords[to.near])
    : fromPoint[mode](minutes, to.name || somePoint)

export const wishesOf = (raw: RawSearch): TravelWish[] => (raw.travel ? (readTravel(raw.travel) ?? []) : [])

/** The parameters of other wishes. One alone need not say whether all are meant. */
export const travelParameters = (wishes: readonly TravelWish[], match: string | undefined) => ({
  travel: wishes.length > 0 ? writeTravel(wishes) : undefined,
  travelMatch: wishes.length > 1 && match === 'any' ? match : undefined,
})

/** Something to know about an answer, and where it leads. */
export type TravelNote = { text: string; offer: string | null; to: string | null }

type Words = { distance: (metres: number) => string }

/** What nobody knows the streets for, with the radius that is about as far; and what is a straight line. */
export function travelNotes(
  told: readonly TravelTold[],
  { raw, view, words }: { raw: RawSearch; view: View; words: Words },
): TravelNote[] {
  const wishes = wishesOf(raw)
  return told.flatMap((one, at): TravelNote[] => {
    if (one.by === 'graph') return []
    if (one.near !== undefined) {
      const kind = nearKindWords[one.near]
      return one.by === 'straight'
        ? [{ text: `${kind}: estimated as the crow flies`, offer: null, to: null }]
        : [{ text: `${kind}: not known here, or too many. Name a smaller place`, offer: null, to: null }]
    }
    const name = one.name || somePoint
    const rest = travelParameters(wishes.toSpliced(at, 1), raw.travelMatch)
    const around = { near: `${one.lat?.toFixed(5)},${one.lon?.toFixed(5)}`, radius: String(one.radius) }
    return [
      {
        text: `The streets around ${name} are not known here, so nobody can say how long it takes`,
        offer: `Look within ${words.distance(one.radius)} instead`,
        to: addressWith(raw, { ...rest, place: undefined, box: undefined, ...around }, view),
      },
    ]
  })
}
