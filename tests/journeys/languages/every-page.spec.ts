/**
 * journeys: every public page as the server writes it, in other
 * languages: no text of ours has stayed English.
 */
import { readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { brand } from '../../../contract/content/brand.ts'
import { languagesOf, publicPages } from '../../../contract/content/public-pages.ts'
import { reviewedLanguages } from '../../../contract/content/translation-codes.ts'
import type { ReviewedText } from '../../../contract/content/translation.ts'
import { finderOf } from '../../../contract/words/reviewed-words.ts'
import { attributeNames, leftSelector } from '../../../web/platform/speech/silence.rules.ts'
import { asRead, isWords, trimmed } from '../../../web/platform/speech/sentence.rules.ts'
import { searchHomes } from '../support/find-homes.ts'
import { sweep } from '../support/sweep.ts'

const finders = Object.fromEntries(
  reviewedLanguages.map((language) => {
    const file = new URL(`../../../server/translation/reviewed/${language}.json`, import.meta.url)
    const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ReviewedText>
    const find = finderOf(new Map(Object.entries(words)), language)
    // An English word may be what another one is called in this language: "Change" is French.
    const said = new Set(
      Object.values(words).flatMap((one) => (typeof one === 'string' ? one : Object.values(one))),
    )
    return [language, (text: string) => (said.has(text) ? text : find(text))]
  }),
)

/**
 * What search engines and networks show of a page; the title is ours even
 * where the text is not written in every language.
 */
const frameHeads = 'title'
const heads = 'title,meta[name=description],meta[property="og:title"],meta[property="og:description"]'

const frame = 'body header:not(main header) *, body footer:not(main footer) *'

/**
 * Every text of ours that a page says, without script; `reader` is a browser's page that lends its parser.
 */
async function textsOf(reader: Page, html: string, isFrameOnly: boolean): Promise<Set<string>> {
  const said = await reader.evaluate(readIn, {
    html,
    part: isFrameOnly ? frame : 'body *',
    heads: isFrameOnly ? frameHeads : heads,
    left: leftSelector,
    names: [...attributeNames],
  })
  return new Set(said.map((text) => asRead(trimmed(text))).filter((text) => text !== '' && isWords(text)))
}

/** Runs in the browser. Texts side by side are one; comments stand between what React put together. */
function readIn({
  html,
  part,
  heads,
  left,
  names,
}: Record<'html' | 'part' | 'heads' | 'left', string> & { names: string[] }) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const found = [...page.querySelectorAll(heads)].map((one) => one.getAttribute('content') ?? one.textContent)
  for (const element of page.querySelectorAll(part)) {
    const lang = element.closest('[lang]:not(html)')?.getAttribute('lang') ?? 'en'
    if (element.closest(left) || !lang.toLowerCase().startsWith('en')) continue
    for (const name of names) found.push(element.getAttribute(name) ?? '')
    let run = ''
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) run += node.nodeValue
      else if (node.nodeType !== Node.COMMENT_NODE) {
        found.push(run)
        run = ''
      }
    }
    found.push(run)
  }
  return found
}

/** Everything that agencies wrote in what a page is about. */
function stringsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return answer.length > 2 ? [trimmed(answer)] : []
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(stringsIn) : []
}

/** Names, initials, and pieces of what agencies wrote: without them nothing of ours is left in the text. */
function isTheirs(text: string, about: readonly string[]): boolean {
  if (/^\p{Lu}{1,3}$/u.test(text)) return true
  if (text.length > 20 && about.some((one) => one.includes(text))) return true
  const names = [brand.name, ...about].filter((one) => text.includes(one))
  const rest = names
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, one) => left.replaceAll(one, ' '), text)
  return !isWords(rest)
}

type Place = { path: string; about?: string[]; isFrameOnly?: boolean }

async function placesOf(request: APIRequestContext): Promise<Place[]> {
  const { origin } = new URL((await request.get('/')).url())
  const read = async (path: string) => stringsIn(await (await request.get(path)).json())
  const homes = await searchHomes(request)
  const about = stringsIn(homes)
  const details = await Promise.all(
    homes.slice(0, 4).map(async ({ id }) => ({
      path: `/property-details/${id}`,
      about: [origin, ...about, ...(await read(`/api/meridian/listings/${id}`))],
    })),
  )
  const agency = homes[0]?.agency.id ?? ''
  const pages = await Promise.all(
    publicPages.map(async ({ path, ...page }) => {
      const answer =
        page.slug && (await (await request.get(`/api/meridian/content/pages/${page.slug}`)).json())
      const written = (answer as { data?: { languages: string[] } } | undefined)?.data?.languages ?? []
      return { path, about, isFrameOnly: languagesOf(page, written).length < reviewedLanguages.length }
    }),
  )
  return [
    ...pages,
    ...['?view=table', '?view=filters', '?view=map', '?q=nothing+of+this+kind', '?purpose=rent'].map(
      (query) => ({
        path: `/property-listing${query}`,
        about,
      }),
    ),
    ...details,
    {
      path: `/property-listing-agent/${agency}`,
      about: [...about, ...(await read(`/api/meridian/agencies/${agency}`))],
    },
    ...['/auth', '/preferences'].map((path) => ({ path, about })),
    { path: '/property-details/0190a000-0000-7000-8000-000000000001', about },
  ]
}

/**
 * One for each page, all of them in turn: what a page says in one language by the catalogue it says in every
 * one, for the catalogue is whole in each (reviewed.test.ts).
 */
const languageFor = (at: number) => reviewedLanguages[at % reviewedLanguages.length] ?? 'es'

test(
  'no text of ours stays English on any public page in another language, its head and header included',
  sweep,
  async ({ request, page: reader }) => {
    test.setTimeout(120_000)
    const stayed: string[] = []
    for (const [at, { path, about = [], isFrameOnly = false }] of (await placesOf(request)).entries()) {
      const english = await textsOf(reader, await (await request.get(path)).text(), isFrameOnly)
      expect(english.size, path).toBeGreaterThan(isFrameOnly ? 30 : 50)
      const language = languageFor(at)
      const answer = await request.get(path, { headers: { cookie: `lang=${language}` } })
      const said = await textsOf(reader, await answer.text(), isFrameOnly)
      for (const text of said)
        // What is not ours is looked up in vain for longest.
        if (english.has(text) && !isTheirs(text, about) && finders[language]?.(text) !== text)
          stayed.push(`${language} ${path}: ${text}`)
    }
    expect(stayed).toEqual([])
  },
)
