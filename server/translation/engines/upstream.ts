/** translation: an engine elsewhere: whatever speaks Google Translate v2's shape, or LibreTranslate. */
import { z } from 'zod'
import type { Direction, Engine, Pair } from './engine.ts'

type Service = {
  url: string
  key: string | undefined
  /** Milliseconds for a whole answer. */
  patience?: number
}

/**
 * Milliseconds for the list of languages, which is asked for before the first
 * text, and after which a failure is forgotten.
 */
const listPatience = 2_000
const askAgainAfter = 60_000

/** Characters of the largest answer that is read. */
const largest = 2_000_000

const googleAnswer = z.object({
  data: z.object({ translations: z.array(z.object({ translatedText: z.string() }).nullable().catch(null)) }),
})
const libreAnswer = z.object({
  translatedText: z.union([z.string(), z.array(z.string().nullable().catch(null))]),
})

const googleLanguages = z.object({
  data: z.object({ languages: z.array(z.object({ language: z.string() })) }),
})
const libreLanguages = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }))

/**
 * `key` goes into the query, as Google wants it, and into the body for an
 * address ending in /translate (LibreTranslate).
 */
export function createUpstream({ url, key, patience = 8_000 }: Service): Engine {
  let known: Promise<ReadonlySet<Pair> | '*'> | null = null
  return {
    name: new URL(url).host,
    pairs: () =>
      (known ??= readPairs({ url, key }).catch(() => {
        // A service that does not say is believed to know every language, until it says.
        setTimeout(() => (known = null), askAgainAfter).unref()
        return '*' as const
      })),
    async translate(texts, { source, target }) {
      const isLibre = new URL(url).pathname.endsWith('/translate')
      const body = { q: texts, source, target, format: 'text', ...(isLibre && key && { api_key: key }) }
      const answer = await ask(withKey(url, key), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      })
      return textsOf(answer, texts.length)
    },
  }
}

function textsOf(answer: unknown, count: number): (string | null)[] {
  const google = googleAnswer.safeParse(answer)
  const libre = google.success ? null : libreAnswer.parse(answer)
  const found = google.success
    ? google.data.data.translations.map((one) => one?.translatedText ?? null)
    : [libre?.translatedText ?? []].flat()
  return Array.from({ length: count }, (_, index) => found[index] ?? null)
}

function withKey(url: string, key: string | undefined): URL {
  const address = new URL(url)
  if (key) address.searchParams.set('key', key)
  return address
}

/** The answer's JSON, read to its end or not at all, so that no socket stays behind. */
async function ask(url: URL, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'error' })
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > largest) throw new Error('The answer of the translation service is too large.')
  }
  if (!response.ok) throw new Error(`The translation service answered ${response.status}.`)
  return JSON.parse(text)
}

/** What the service says it can do. @throws Error when it does not say. */
async function readPairs({ url, key }: Service): Promise<ReadonlySet<Pair>> {
  const address = withKey(url, key)
  const isLibre = address.pathname.endsWith('/translate')
  address.pathname = isLibre
    ? address.pathname.replace(/translate$/, 'languages')
    : `${address.pathname.replace(/\/$/, '')}/languages`
  const answer = await ask(address, { signal: AbortSignal.timeout(listPatience) })
  const google = googleLanguages.safeParse(answer)
  if (google.success) return everyPair(google.data.data.languages.map(({ language }) => ({ code: language })))
  return everyPair(libreLanguages.parse(answer))
}

function everyPair(
  languages: readonly { code: string; targets?: readonly string[] | undefined }[],
): ReadonlySet<Pair> {
  const all = languages.map(({ code }) => code)
  const pairs = languages.flatMap(({ code, targets = all }) =>
    targets.map(
      (target): Pair =>
        `${base({ source: code, target }, 'source')}-${base({ source: code, target }, 'target')}`,
    ),
  )
  return new Set(pairs)
}

const base = (direction: Direction, end: keyof Direction): string =>
  direction[end].toLowerCase().split('-')[0] ?? ''
