/** translation: pages that people read whole in each language: no sentence of them is left to a machine. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { Page } from '#contract/content/content.ts'
import { readHistories } from '#server/content/languages/text-pieces.ts'
import { contentRoutes } from '#server/content/index.ts'
import { textsOf } from '#server/content/texts.rules.ts'
import { createTestApp } from '#tests/support/app.ts'
import { findReviewed, readCatalogue, reviewedLanguages } from './reviewed.ts'

/** Read as a page, title to last line, as docs/translation.md says. Add a page when it was. */
const readAsPages = ['dealing-room', 'pro-visitor', 'pro-agent', 'how-it-works-user', 'how-it-works-agent']

const { api, platform } = await createTestApp({ routes: (platform) => [contentRoutes(platform)] })
const pages = new Map<string, Page>()
beforeAll(async () => {
  for (const slug of readAsPages) pages.set(slug, await api.content.page({ params: { slug } }))
})

describe.each(reviewedLanguages)('%s', (language) => {
  test.each(readAsPages)('%s is translated whole', (slug) => {
    const page = pages.get(slug)
    const pieces = page ? textsOf(page) : []
    expect(pieces.length).toBeGreaterThan(10)
    expect(page?.languages).toContain(language)
    expect(pieces.filter((text) => findReviewed(text, language) === null)).toEqual([])
  })
})

test('no text of ours is left to a machine: pages, questions, news, films, people, rules and services', async () => {
  const keys = await platform.db.selectFrom('content_items').select(['kind', 'slug']).execute()
  const texts = keys.map(({ kind, slug }) => ({ kind: kind as ContentKind, slug }))
  const histories = await readHistories(platform.db, texts)
  expect(histories.size).toBeGreaterThan(100)
  const open = [...histories].flatMap(([name, { pieces }]) =>
    pieces.flatMap((text) => {
      const missing = reviewedLanguages.filter((language) => isOpen(text, findReviewed(text, language)))
      return missing.length > 0 ? [`${name}: ${text} (${missing.join()})`] : []
    }),
  )
  expect(open).toEqual([])
})

/** Nobody says it, or only its beginning: the second half of a long text is not the English one. */
const isOpen = (text: string, said: string | null): boolean =>
  said === null || (text.length > 60 && said.endsWith(text.slice(-Math.floor(text.length / 2))))

const wordsOf = (language: string) =>
  [...readCatalogue(language).values()].flatMap((value) =>
    typeof value === 'string' ? [value] : Object.values(value),
  )

/** Texts of a language in which one of these words stands by itself. */
const saying = (language: string, words: string) =>
  wordsOf(language).filter((text) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u').test(text))

test('one voice: Spanish and Italian say tú and tu, German and French never', () => {
  expect(saying('es', '[Uu]stede?s?|Escríbanos|díganos|Inténtelo|Diga|Elija')).toEqual([])
  expect(saying('it', 'Lei|la Sua|il Suo|[Ll]e risponder\\w*')).toEqual([])
  expect(saying('de', '[Dd]u|[Dd]ein|[Dd]eine|[Dd]einen|[Dd]ich')).toEqual([])
  expect(saying('fr', '[Tt]u|[Tt]on|[Tt]es|[Tt]oi')).toEqual([])
})

test('the room where investors look has one name, and no bank’s', () => {
  for (const language of reviewedLanguages) {
    const words = readCatalogue(language)
    const [short, long] = [words.get('Dealing room'), words.get('The dealing room')].map((text) =>
      String(text).toLocaleLowerCase(language),
    )
    expect(long).toContain(short)
    expect(long).not.toMatch(/operaciones|salle des marchés|handelsraum|negociação|affari/)
  }
})
