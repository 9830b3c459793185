/** web/portal/settings: what is typed of a banner becomes one, or is told apart. */
import { expect, test } from 'vitest'
import { banner as schema } from '#contract/settings/settings.ts'
import { bannerOf, typedOf } from './banner-form.rules.ts'

const id = '0198c0de-0000-7000-8000-000000000001'
const now = new Date('2026-03-01T14:05:00Z')
const texts = { en: 'a', ar: 'b', de: 'c', es: 'd', fr: 'e', it: 'f', pt: 'g' }

test('a whole banner is one that the server takes, and is typed the same again', () => {
  const typed = { ...typedOf(null, now), texts, path: ' /contactUs ' }
  const made = bannerOf(typed, id)
  if (!('banner' in made)) throw new Error('not made')
  expect(schema.parse(made.banner)).toEqual(made.banner)
  expect(made.banner).toMatchObject({ from: now.toISOString(), until: '2026-03-02T14:05:00.000Z' })
  expect(typedOf(made.banner, now)).toEqual({ ...typed, path: '/contactUs' })
})

test('what is missing or wrong is named', () => {
  const empty = typedOf(null, now)
  expect(bannerOf({ ...empty, texts: { ...texts, ar: ' ', it: '' } }, id)).toEqual({
    wrong: ['text-ar', 'text-it'],
  })
  expect(bannerOf({ ...empty, texts, until: empty.from, path: 'https://x.example' }, id)).toEqual({
    wrong: ['until', 'path'],
  })
  expect(bannerOf({ ...empty, texts, from: '' }, id)).toEqual({ wrong: ['from'] })
})
