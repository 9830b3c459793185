/**
 * tests: docs/house.md names the files that the newest filter, a text, a mail and a list
 * touch, and those that a question passes through.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { flagNames } from '#contract/search/flags.ts'
import { voiceOf } from '#server/translation/index.ts'
import { reviewedLanguages } from '#server/translation/reviewed/reviewed.ts'
import { saidIn } from './support/words/interface-words.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (file: string) => readFileSync(root + file, 'utf8')

/** The files under a heading: what stands in backticks at the beginning of a row. */
function filesOf(heading: string): string[] {
  const [, recipe = ''] = read('docs/house.md').split(`\n${heading}\n`)
  const [own = ''] = recipe.split(/\n##+ /)
  return [...own.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file = '']) => file)
}

const rooms = ['bench', 'contract', 'main', 'server', 'tests', 'web']
const sources = rooms.flatMap((room) =>
  readdirSync(root + room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
)

describe('a yes/no filter', () => {
  const newest = flagNames.at(-1) ?? ''
  const column = newest.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const files = filesOf('### A yes/no filter')

  test('takes at most eight files, each of which knows the newest', () => {
    expect(files.length).toBeGreaterThan(4)
    expect(files.length).toBeLessThanOrEqual(8)
    const silent = files.filter((file) => !new RegExp(`\\b(${newest}|${column})\\b`).test(read(file)))
    expect(silent).toEqual([])
  })

  test('stands in no list besides', () => {
    const lists = sources.filter((file) => {
      const text = read(file)
      return flagNames.every((flag) => new RegExp(`\\b${flag}\\b`).test(text))
    })
    expect(lists.filter((file) => !files.includes(file))).toEqual([])
    expect(lists).toContain('contract/search/flags.ts')
  })
})

describe('a text in all languages', () => {
  test('has a row for every language there is', () => {
    const files = filesOf('### A text in all languages')
    expect(files).toEqual(reviewedLanguages.map((language) => `server/translation/reviewed/${language}.json`))
  })
})

describe('a mail', () => {
  const written = sources.filter((file) => /\bmail\.send\(/.test(read(file)) && !file.includes('.test.'))
  const mails = sources.filter((file) => file.endsWith('.mails.ts'))

  test('has its words in a file of its own, sentence by sentence', () => {
    expect(filesOf('### A mail')).toContain('server/<domain>/**/*.mails.ts')
    expect(mails.length).toBeGreaterThan(2)
    expect(mails.filter((file) => !/\bsay`/.test(read(file)))).toEqual([])
    const strays = sources.filter(
      (file) => /: MailContent =>|\): MailContent \{/.test(read(file)) && !mails.includes(file),
    )
    expect(strays.filter((file) => !file.includes('.test.'))).toEqual([])
  })

  test('says every sentence in every language', () => {
    const sentences = mails.flatMap((file) => saidIn(file, read(file)))
    expect(sentences.length).toBeGreaterThan(100)
    for (const language of reviewedLanguages) {
      const { find } = voiceOf(language)
      expect(
        sentences.filter((sentence) => find(sentence) === null).map((one) => `${language}: ${one}`),
      ).toEqual([])
    }
  })

  test('is sent by verbs, never with words of their own', () => {
    expect(written.length).toBeGreaterThan(5)
    expect(written.filter((file) => /subject: say`/.test(read(file)) && !mails.includes(file))).toEqual([])
  })
})

describe('a portal list', () => {
  test('takes at most eight files, which are there', () => {
    const files = filesOf('### A portal list')
    expect(files.length).toBeGreaterThan(5)
    expect(files.length).toBeLessThanOrEqual(8)
    expect(files.filter((file) => !existsSync(root + file))).toEqual([])
  })

  test('has the one shape of pages, cut in one way, shown in one way', () => {
    const where = (pattern: RegExp) =>
      sources.filter((file) => !file.includes('.test.') && pattern.test(read(file)))
    // A search has numbered pages beside its cursor.
    const ownPages = ['contract/http/page.ts', 'contract/search/search.ts']
    expect(where(/nextCursor: z\./).filter((file) => !ownPages.includes(file))).toEqual([])
    const cutBy = where(/\.slice\(0, limit\)[^]*nextCursor/).filter(
      (file) => !/^(bench|server\/search)\//.test(file),
    )
    expect(cutBy).toEqual(['server/platform/database/page.ts'])
    const shownBy = where(/\busePages</).filter((file) => file !== 'web/ui/lists/use-pages.ts')
    expect(shownBy.length).toBeGreaterThan(4)
    expect(where(/useState<[^]*pages: /).filter((file) => file.startsWith('web/'))).toEqual([
      'web/ui/lists/use-pages.ts',
    ])
  })
})

test('the way from a question to its answer leads through ten files, which are there', () => {
  const files = filesOf('## From a question to its answer')
  expect(files).toHaveLength(10)
  expect(files.map((file) => `server/search/${file}`).filter((file) => !sources.includes(file))).toEqual([])
})
