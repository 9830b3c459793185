/**
 * search: what each part of a sentence asks for, it asks for beside any others and in
 * any order; quarters, however they are said.
 */
import { array, assert, constantFrom, option, property, shuffledSubarray, tuple } from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { UnderstoodLanguage } from '#contract/search/understood-languages.ts'
import { createPlaces, loadGazetteer, type Places } from '#server/places/index.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { joins, partsOf, type Part, type PartKind } from '#tests/plain-language/parts.ts'
import { said } from '#tests/plain-language/said.ts'
import { someOf, times } from '#tests/support/depth.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { phrases } from './dictionary.rules.ts'
import { understand } from './understand.ts'
import { spokenLanguages } from './words/meanings.rules.ts'

let places: Places
beforeAll(async () => {
  places = createPlaces(await loadGazetteer(gazetteerFolder))
})

type Chosen = { kind: PartKind; part: Part }
const others = ['beds', 'baths', 'place', 'area', 'has', 'is'] as const
const withFigures: readonly PartKind[] = ['beds', 'baths', 'has']

/** A home and some of what is wanted of it, in any order, and what is then asked for. */
function sentences(language: UnderstoodLanguage) {
  const { and, comma, with: leading } = joins[language]
  const oneOf = (kind: PartKind) =>
    constantFrom(...partsOf(language, kind)).map((part): Chosen => ({ kind, part }))
  const joinBefore = ({ kind }: Chosen, join: string) =>
    join === leading && !withFigures.includes(kind) ? ' ' : join
  return constantFrom('sold', 'rented')
    .chain((market) =>
      tuple(
        oneOf(`home ${market}` as PartKind),
        option(oneOf(`price ${market}` as PartKind)),
        ...others.map((kind) => option(oneOf(kind))),
      ),
    )
    .chain((all) => {
      const chosen = all.filter((one) => one !== null)
      const { length } = chosen
      const between = array(constantFrom(' ', comma, and, leading), { minLength: length, maxLength: length })
      return tuple(shuffledSubarray(chosen, { minLength: length }), between)
    })
    .map(([order, between]) => ({
      sentence: order
        .map((one, at) => (at === 0 ? '' : joinBefore(one, between[at] ?? ' ')) + one.part[0])
        .join(''),
      asks: sorted(order.map(({ part }) => part[1]).join(' ')),
    }))
}

/** In the order of the alphabet, without the currency, which no part decides alone. */
const sorted = (asks: string): string =>
  asks
    .split(/ (?=\w+=|\[)/)
    .filter((ask) => !ask.startsWith('currency='))
    .toSorted()
    .join(' ')

it.each(spokenLanguages)('%s', (language) => {
  assert(
    property(sentences(language), ({ sentence, asks }) => {
      const understood = understand(places, { q: sentence, currency: 'EUR', language }, {})
      expect({ sentence, asks: sorted(said(understood)) }).toEqual({ sentence, asks })
    }),
    { numRuns: times(150, 4_000), seed: 1 },
  )
})

/** How people say a quarter and its town. */
const sayings: readonly ((quarter: string, town: string) => string)[] = [
  (quarter, town) => `flat in ${quarter}, ${town}`,
  (quarter, town) => `${quarter} ${town} 2 bed`,
  (quarter, town) => `${town} ${quarter} flat`,
]
/** Kilometres between what two sources call the same quarter. */
const sameQuarter = 3
/** Names that are words, too, where nothing says that a place is meant. */
const otherwise = /encanto|jardins|port area|bella vista|colonia del valle|rome eur|endoume/i

it('quarters of towns, in capitals and without', () => {
  const quarters = places.populated(40_000).flatMap(({ parent, district, ...quarter }) => {
    const town = parent === null ? null : places.nameOf(parent)
    return district && town ? [{ ...quarter, town }] : []
  })
  expect(quarters.length).toBeGreaterThan(800)
  const missed = someOf(quarters, 8).flatMap(({ name, town, lat, lon }) =>
    sayings
      .map((say) => say(name, town))
      .flatMap((sentence) => [sentence, sentence.toLowerCase()])
      .filter((q) => {
        const { place } = understand(places, { q, currency: 'EUR', language: 'en' }, {})
        return !place || metresBetween(place, { lat, lon }) > sameQuarter * 1_000
      }),
  )
  expect(missed.filter((sentence) => !otherwise.test(sentence))).toEqual([])
})

/** English words in other languages' sentences, a mountain, and rooms that are counted. */
const kindsElsewhere = /town house|tiny house|chartreuse|t0|de rua|غرفه وحمام/

it.each(spokenLanguages)(
  '%s: every word for a kind of home, before and behind a price and a town',
  (language) => {
    const [[town = '', place = ''] = []] = partsOf(language, 'place')
    const [[price = '', most = ''] = []] = partsOf(language, 'price sold')
    const words = [...phrases].flatMap(([phrase, entry]) => {
      const meanings = entry[language] ?? []
      return meanings.length === 1 && meanings[0]?.kind === 'type' ? [phrase] : []
    })
    expect(words.length).toBeGreaterThan(250)
    const missed = someOf(words, 8).flatMap((word) =>
      [`${word} ${town}`, `${word} ${price} ${town}`, `${price} ${word} ${town}`].filter((q) => {
        const understood = understand(places, { q, currency: 'EUR', language }, {})
        const asked = sorted(said(understood))
        const wanted = q.includes(price) ? [place, most] : [place]
        return !understood.question.types || !wanted.every((ask) => asked.includes(ask))
      }),
    )
    expect(missed.filter((sentence) => !kindsElsewhere.test(sentence))).toEqual([])
  },
)
