/** portal: how much of each text is said in each language, and what changed since people said it. */
import { beforeAll, expect, test } from 'vitest'
import { countCoverage } from '#server/content/index.ts'
import { sha256 } from '#server/platform/settings/crypto.ts'
import type { TestApp } from '#tests/support/app.ts'
import { openForEditors } from '#tests/support/content/editors.ts'

let app: TestApp
let headers: { authorization: string }
const params = { kind: 'faq', slug: 'how-far' } as const
const german = { ...params, language: 'de' } as const

beforeAll(async () => {
  ;({ app, headers } = await openForEditors())
})

const saying = (body: string, basedOn: number) =>
  app.api.editing.save(
    { params, body: { title: 'How far?', description: '', body, details: { category: 'homes' }, basedOn } },
    { headers },
  )
const correct = (original: string, text: string) =>
  app.api.corrections.correct({ body: { language: 'de', original, text } }, { headers })
const pieces = async () =>
  (await app.api.coverage.pieces({ params: german }, { headers })).pieces.map(({ text, state, before }) => [
    text,
    state,
    before?.translation ?? null,
  ])

test('a piece that changed since people translated it says what it was, until somebody says it again', async () => {
  await saying('It is a zebra away.\n\nWalk slowly.', 0)
  await app.platform.db
    .insertInto('translation_memory')
    .values({
      source_language: 'en',
      language: 'de',
      hash: sha256('Walk slowly.'),
      original: 'Walk slowly.',
      text: 'Gehen Sie langsam.',
      origin: 'machine',
      engine: 'test',
    })
    .execute()
  await correct('How far?', 'Wie weit?')
  await correct('It is a zebra away.', 'Es ist ein Zebra entfernt.')
  expect(await pieces()).toEqual([
    ['How far?', 'human', null],
    ['It is a zebra away.', 'human', null],
    ['Walk slowly.', 'machine', null],
  ])
  await saying('It is two zebras away.\n\nWalk slowly.\n\nThen a gnu.', 1)
  await saying('It is two zebras away.\n\nWalk slowly.\n\nThen a gnu!', 2)
  expect(await pieces()).toEqual([
    ['How far?', 'human', null],
    ['It is two zebras away.', 'outdated', 'Es ist ein Zebra entfernt.'],
    ['Walk slowly.', 'machine', null],
    ['Then a gnu!', 'missing', null],
  ])
  await correct('It is two zebras away.', 'Es ist zwei Zebras entfernt.')
  expect((await pieces())[1]).toEqual(['It is two zebras away.', 'human', null])
})

test('all texts are counted once, and again when their words change; lists hold what a figure counts', async () => {
  const { platform, api } = app
  const list = (query: Parameters<typeof api.coverage.list>[0]['query']) =>
    api.coverage.list({ query }, { headers })
  // A few are enough.
  await platform.db.deleteFrom('content_items').where('kind', '<>', 'faq').execute()
  expect((await list({})).waiting).toBeGreaterThan(30)
  await countCoverage(platform)
  expect(await countCoverage(platform)).toBe(0)
  const missing = await list({ kind: 'faq', language: 'de', state: 'missing' })
  expect(missing.waiting).toBe(0)
  expect(missing.items.map(({ slug }) => slug)).toContain('how-far')
  const of = (page: typeof missing) =>
    page.items.find(({ slug }) => slug === 'how-far')?.languages.find(({ language }) => language === 'de')
      ?.counts
  expect(of(missing)).toEqual({ human: 2, outdated: 0, machine: 1, missing: 1 })
  await correct('Then a gnu!', 'Dann ein Gnu!')
  expect(await countCoverage(platform)).toBeGreaterThan(0)
  const after = await list({ kind: 'faq', language: 'de', state: 'missing' })
  expect(after.items.map(({ slug }) => slug)).not.toContain('how-far')
  const totals = after.totals.find(({ language }) => language === 'de')?.counts.missing
  expect(totals).toBe((missing.totals.find(({ language }) => language === 'de')?.counts.missing ?? 0) - 1)
  const { languages } = await api.coverage.read({ params }, { headers })
  expect(languages.find(({ language }) => language === 'de')?.counts.human).toBe(3)
})
