/**
 * tests: pages, dialogs and mails promise only what is there: kept.ts
 * says where, and this looks whether it is so.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#contract/index.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { collectWords } from '#tests/support/words/interface-words.ts'
import routes from '#web/routes.ts'
import { promises, saidInProgram, things, type Place } from './promises.ts'

const root = join(import.meta.dirname, '../..')

type Text = {
  kind: string
  slug: string
  title: string
  description: string
  body: string
  details: { plans?: Plan[] }
}
type Plan = { price: string; points: string[] }
let texts: Text[] = []
let said: { where: string; text: string }[] = []

beforeAll(async () => {
  const { db } = await createTestDatabase()
  texts = (await db
    .selectFrom('content_versions as v')
    .innerJoin('content_items as i', (join_) =>
      join_
        .onRef('i.kind', '=', 'v.kind')
        .onRef('i.slug', '=', 'v.slug')
        .onRef('i.published_version', '=', 'v.version'),
    )
    .select(['v.kind', 'v.slug', 'v.title', 'v.description', 'v.body', 'v.details'])
    .execute()) as Text[]
  said = everythingSaid().map(({ where, text }) => ({ where, text: text.replaceAll(/[*_]/g, '') }))
})

const paths = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const whole = [above, path].filter(Boolean).join('/')
    return [whole, ...paths(children, whole)]
  })
const addresses = new Set(paths(routes))

function exists(place: Place): boolean {
  const [kind, what = ''] = place.split(/:(.*)/s)
  if (kind === 'people') return true
  if (kind === 'file') return existsSync(join(root, what))
  if (kind === 'route') return addresses.has(what)
  const [domain = '', call = ''] = what.split('.')
  return call in ((contract as Record<string, object>)[domain] ?? {})
}

/** What a page promises, by the words each promise begins with. */
function promisedBy({ kind, slug, body, details }: Text): string[] {
  if (kind === 'faq') return [slug]
  if (slug.startsWith('how-it-works'))
    return [...body.matchAll(/^## .*\{#([\w-]+)\}$/gm)].map(([, id]) => id ?? '')
  const listed = [...body.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, words]) => words ?? '')
  const plans = (details.plans ?? []).filter(({ price }) => !price.startsWith('Planned'))
  return [...new Set([...listed, ...plans.flatMap(({ points }) => points)])]
}

const pageOf = ({ kind, slug }: Text) => (kind === 'faq' ? 'faq' : `${kind}/${slug}`)

describe('a promise', () => {
  it('on a page has its line in the table, and the table has no other', () => {
    const said = Map.groupBy(
      texts.filter((text) => pageOf(text) in promises),
      pageOf,
    )
    expect([...said.keys()].toSorted()).toEqual(Object.keys(promises).toSorted())
    for (const [page, parts] of said)
      expect([page, parts.flatMap(promisedBy).toSorted()]).toEqual([
        page,
        Object.keys(promises[page] ?? {}).toSorted(),
      ])
  })

  it('is kept somewhere, and that place exists', () => {
    const all = [
      ...Object.entries(promises).flatMap(([page, lines]) =>
        Object.entries(lines).map(([line, keptBy]) => ({ line: `${page}: ${line}`, keptBy })),
      ),
      ...saidInProgram.map(({ file, words, keptBy }) => ({ line: `${file}: ${words}`, keptBy })),
      ...things
        .filter(({ keptBy }) => keptBy.length > 0)
        .map(({ says, keptBy }) => ({ line: says.source, keptBy })),
    ]
    const broken = all.filter(({ keptBy }) => keptBy.length === 0 || !keptBy.every(exists))
    expect(broken).toEqual([])
  })

  it.each(saidInProgram)('of $file stands there as the table has it', ({ file, words }) => {
    expect(readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ')).toContain(words)
  })
})

/** Everything a person may read: texts of pages, words of the program, words of mails. */
function everythingSaid(): { where: string; text: string }[] {
  const content = texts.map(({ kind, slug, title, description, body, details }) => ({
    where: `${kind}/${slug}`,
    text: `${title} ${description} ${body} ${JSON.stringify(details)}`,
  }))
  const mails = globSync('server/**/*.mails.ts', { cwd: root })
  const program = collectWords(root, ['web', ...mails]).map(({ file, text }) => ({ where: file, text }))
  return [...content, ...program]
}

describe('a thing that is not there yet', () => {
  it.each(things.filter(({ keptBy }) => keptBy.length === 0).map(({ says }) => says))(
    '%s is nowhere spoken of',
    (says) => {
      expect(said.length).toBeGreaterThan(1_000)
      expect(said.filter(({ text }) => says.test(text))).toEqual([])
    },
  )
})
