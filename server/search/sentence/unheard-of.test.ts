/** search: a quarter that nobody told us of never leads away from the town that is named with it. */
import { beforeAll, expect, it } from 'vitest'
import type { UnderstoodLanguage } from '#contract/search/understood-languages.ts'
import { createPlaces, loadGazetteer, type Places } from '#server/places/index.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { someOf } from '#tests/support/depth.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { understand } from './understand.ts'

let places: Places
beforeAll(async () => {
  places = createPlaces(await loadGazetteer(gazetteerFolder))
})

/** How people write a quarter with its town, where a name is one of another place of the country. */
const ways: Partial<Record<UnderstoodLanguage, { country: string; said: readonly string[] }>> = {
  en: { country: 'GB', said: ['house in {q}, {t}', 'flat near {q} in {t}', 'home in the {q} area of {t}'] },
  fr: { country: 'FR', said: ['maison quartier {q} à {t}', 'studio {q}, {t}', 'appartement {q} {t}'] },
  de: { country: 'DE', said: ['Wohnung in {q} in {t}', 'Haus {t}-{q}', 'Wohnung {q}, {t}'] },
  it: { country: 'IT', said: ['casa quartiere {q} di {t}', 'bilocale {q}, {t}', 'villa {q} {t}'] },
  es: { country: 'ES', said: ['piso en el barrio de {q} {t}', 'casa en {q}, {t}', 'piso en {q} en {t}'] },
}
/** Towns that are words of their language, and those that have great namesakes overseas. */
const isDoubtful = /^(Bath|Nice|Reading|Worcester|Lincoln)$/
/** One of so many names is that of a landscape too, or the beginning of a longer one. */
const oneOf = 25
const nearM = 45_000
const farM = 100_000

it.each(Object.keys(ways) as UnderstoodLanguage[])('%s', (language) => {
  const { country = '', said = [] } = ways[language] ?? {}
  const all = places.populated(800).filter((place) => place.country === country)
  const known = new Map<string, number>()
  for (const { name } of places.populated(1)) known.set(name, (known.get(name) ?? 0) + 1)
  const towns = all.filter(
    ({ district, population, name }) =>
      !district && population >= 100_000 && population < 1_500_000 && !isDoubtful.test(name),
  )
  const quarters = all.filter(
    ({ population, name }) => population < 40_000 && known.get(name) === 1 && /^\p{L}{5,}$/u.test(name),
  )
  const led: string[] = []
  let asked = 0
  for (const [index, town] of someOf(towns, 4).entries()) {
    const quarter = quarters[(index * 7919) % quarters.length]
    if (!quarter || metresBetween(town, quarter) < farM) continue
    asked += said.length
    for (const way of said) {
      const sentence = way.replace('{q}', quarter.name).replace('{t}', town.name)
      const { place } = understand(places, { q: sentence, currency: 'EUR', language }, {})
      if (!place || metresBetween(place, town) > nearM)
        led.push(`${sentence}: ${place?.name}, ${place?.region}`)
    }
  }
  expect(led.slice(asked / oneOf)).toEqual([])
})
