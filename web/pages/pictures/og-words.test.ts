/**
 * web/pages: the picture of a shared link says our words in the
 * language of its address; what people wrote stays.
 */
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { finderOf } from '#contract/words/reviewed-words.ts'
import { homeShareCard } from '#web/listings/detail/page/share-card.ts'
import { shareWords } from '#web/platform/meta/share-words.ts'
import { speechContext } from '#web/platform/speech/speech-context.ts'
import { sampleListing } from '#tests/pages/sample-listing.ts'

const find = finderOf(
  new Map([
    ['{0} bedrooms', '{0} dormitorios'],
    ['United Kingdom', 'Reino Unido'],
    ['Illustration', 'Ilustración'],
    ['Sea View', 'Vista al mar'],
  ]),
  'es',
)
const wordsIn = (language: string | null) => {
  const context = new RouterContextProvider()
  context.set(speechContext, language === null ? null : { language, version: '1', find })
  return shareWords(context, '2026-11-20T12:00:00Z')
}
const home = { ...sampleListing(), beds: 4 }
const text = { lang: 'en', title: 'Sea View', description: null, origin: 'human' as const }

test('numbers, facts and countries are Spanish; the agent’s title and name are as they were written', () => {
  const card = homeShareCard({ ...home, agency: { ...home.agency, name: 'Sea View' } }, text, wordsIn('es'))
  expect(card.over).toContain('Reino Unido')
  expect(card.facts).toContain('4 dormitorios')
  expect([card.title, card.foot, card.direction]).toEqual(['Sea View', 'Sea View', 'ltr'])
})

test('without words of a language all is English, and Arabic runs from the right', () => {
  expect(homeShareCard(home, text, wordsIn(null)).facts).toContain('4 bedrooms')
  expect(wordsIn('ar').direction).toBe('rtl')
})
