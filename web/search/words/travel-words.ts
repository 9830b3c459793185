/**
 * web/search: travel times in words: for chips, for the map, and for saying that nobody knows the streets.
 */
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

/**
 * Of a point whose name nobody gave: whole sentences, because "a
 * point" is another word in each of them elsewhere.
 */
const fromSomewhere: Record<TravelMode, (minutes: number) => string> = {
  car: (minutes) => `Within ${minutes} min of a point on the map by car`,
  bicycle: (minutes) => `Within ${minutes} min of a point on the map by bicycle`,
  foot: (minutes) => `Within ${minutes} min of a point on the map on foot`,
}

export function wishWords({ minutes, mode, to }: TravelWish): string {
  if ('near' in to) return fromKind[mode](minutes, nearKindWords[to.near])
  return to.name ? fromPoint[mode](minutes, to.name) : fromSomewhere[mode](minutes)
}

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
    const rest = travelParameters(wishes.toSpliced(at, 1), raw.travelMatch)
    const around = { near: `${one.lat?.toFixed(5)},${one.lon?.toFixed(5)}`, radius: String(one.radius) }
    return [
      {
        text: one.name
          ? `The streets around ${one.name} are not known here, so nobody can say how long it takes`
          : 'The streets around this point are not known here, so nobody can say how long it takes',
        offer: `Look within ${words.distance(one.radius)} instead`,
        to: addressWith(raw, { ...rest, place: undefined, box: undefined, ...around }, view),
      },
    ]
  })
}
