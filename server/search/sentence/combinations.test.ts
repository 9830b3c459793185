/** search: what each part of a sentence asks for, it asks for beside any others and in any order. */
import { array, assert, constantFrom, option, property, shuffledSubarray, tuple } from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { UnderstoodLanguage } from '#contract/search/understood-languages.ts'
import { createPlaces, loadGazetteer, type Places } from '#server/places/index.ts'
import { joins, partsOf, type Part, type PartKind } from '#tests/plain-language/parts.ts'
import { said } from '#tests/plain-language/said.ts'
import { times } from '#tests/support/depth.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
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
