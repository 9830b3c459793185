/** web/search: the picture of a shared search says each thing once. */
import { expect, test } from 'vitest'
import type { RawSearch } from '#contract/search/search-question.ts'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { searchShareCard } from './share-card.ts'

const format = formatsFor(defaultPreferences, '2026-11-20T12:00:00Z')
const cardOf = (raw: RawSearch) =>
  searchShareCard(
    { raw, place: null, total: 2 },
    { say: (text) => text, format: { ...format, country: (code) => code }, direction: 'ltr' },
  )

test('where a search looks stands in its title and not once more beneath it', () => {
  const around = cardOf({ near: '43.73,7.42', radius: '500', called: 'Rue Grimaldi', minBeds: '2' })
  expect(around.title).toContain('Rue Grimaldi')
  expect(around.facts.join()).not.toContain('Rue Grimaldi')
  expect(around.facts).toHaveLength(1)
  const inside = cardOf({ area: '_p~iF~ps|U_ulLnnqC_mqNvxq`@', called: 'Fontvieille', minBeds: '2' })
  expect([inside.title.includes('Fontvieille'), inside.facts.length]).toEqual([true, 1])
})
