/**
 * tests: the privacy page names the cookies that there are, with their time
 * and who reads them, and there are no others.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languageCookieName } from '#contract/content/page-addresses.ts'
import { cookieLives } from '#server/accounts/ground/visitor.ts'
import { seenCookie } from '#server/platform/http/read-your-writes.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { preferencesCookieName, preferencesKept } from '#web/platform/kept/preferences.ts'

const root = join(import.meta.dirname, '../..')
const readSource = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Every cookie with its seconds, as the program sets it. */
const cookies: Record<string, number> = {
  ...cookieLives,
  [seenCookie.name]: seenCookie.seconds,
  [preferencesCookieName]: preferencesKept,
  [languageCookieName]: preferencesKept,
}

/** Where a cookie is put on an answer or into a browser, and which file names it. */
const setters: Record<string, string> = {
  'server/accounts/ground/visitor.ts': 'its own',
  'server/platform/http/read-your-writes.ts': 'its own',
  'server/platform/http/refusal.ts': 'those that the refused call had set',
  'web/pages/person/preferences.tsx': 'web/platform/kept/preferences.ts',
  'web/platform/speech/answer-headers.ts': 'web/platform/kept/preferences.ts',
  'web/platform/kept/keep-preferences.ts': 'web/platform/kept/preferences.ts',
}

const units: Record<string, number> = { minute: 60, hour: 3_600, day: 86_400, year: 31_536_000 }

/** `30 days, or until …` in seconds. */
function secondsOf(words: string): number {
  const [, count = '', unit = ''] = /^(an?|\d+) (minute|hour|day|year)s?\b/.exec(words) ?? []
  return (/^an?$/.test(count) ? 1 : Number(count)) * (units[unit] ?? Number.NaN)
}

async function rowsOfThePage(): Promise<{ name: string; seconds: number; reader: string }[]> {
  const { db } = await createTestDatabase()
  const { body } = await db
    .selectFrom('content_versions as v')
    .innerJoin('content_items as i', (join_) =>
      join_
        .onRef('i.kind', '=', 'v.kind')
        .onRef('i.slug', '=', 'v.slug')
        .onRef('i.published_version', '=', 'v.version'),
    )
    .select('v.body')
    .where('v.slug', '=', 'privacy')
    .where('v.kind', '=', 'page')
    .executeTakeFirstOrThrow()
  return [...body.matchAll(/^\| `(\w+)` \| [^|]{20,} \| ([^|]+) \| (our server[^|]*) \|$/gm)].map(
    ([, name = '', long = '', reader = '']) => ({ name, seconds: secondsOf(long), reader }),
  )
}

it('each has its line on the privacy page: what for, how long, who reads it', async () => {
  const rows = await rowsOfThePage()
  expect(Object.fromEntries(rows.map(({ name, seconds }) => [name, seconds]))).toEqual(cookies)
  const readByPages = rows.filter(({ reader }) => reader !== 'our server only').map(({ name }) => name)
  expect(readByPages).toEqual([preferencesCookieName, languageCookieName])
})

it('each is named where security is described', () => {
  const [, section = ''] = /^## Cookies$([^#]+)/m.exec(readSource('docs/security.md')) ?? []
  const named = [...section.matchAll(/(?:^- |\. )`(\w+)`, /gm)].map(([, name]) => name ?? '')
  expect(named.toSorted()).toEqual(Object.keys(cookies).toSorted())
})

it('no other place sets one', () => {
  const sources = globSync('{server,web,main}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
    (file) => !/\.test\./.test(file),
  )
  expect(sources.length).toBeGreaterThan(500)
  const setting = /['"`]set-cookie['"`]|document\.cookie\s*=(?!=)|\bcookieStore\b/i
  expect(sources.filter((file) => setting.test(readSource(file))).toSorted()).toEqual(
    Object.keys(setters).toSorted(),
  )
})
