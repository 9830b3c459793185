/**
 * web/platform: asks the translation service, 128 texts at a time and
 * all at once; whatever fails is only logged.
 */
import {
  longestText,
  longestTranslation,
  pageLanguage,
  translationBatch,
} from '#contract/content/translation-codes.ts'
import { forgetKey, translationKey } from './translation-key.ts'

type Question = {
  /** Address of the service in Google v2's shape. */
  service: string
  texts: readonly string[]
  target: string
  source?: string
}

/** Milliseconds until silence counts as failure. */
const patience = 20_000
/** A call may weigh 64 KiB; what is beside the texts is small. */
const heaviest = 60_000

/**
 * Original → translation, for those that have one. `onBatch` hears of each batch as it comes. Never throws:
 * without key, connection or sense in the answer the texts stay as they are.
 */
export async function translateTexts(
  { service, texts, target, source = pageLanguage }: Question,
  onBatch: (translations: ReadonlyMap<string, string>) => void = () => undefined,
): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>()
  const wanted = texts.filter((text) => text.length <= longestText)
  if (wanted.length === 0 || !(await translationKey())) return all
  const batches = inBatches(wanted)
  await Promise.all(
    batches.map(async (q) => {
      try {
        const found = pairUp(
          q,
          await ask(service, { q, target, format: 'text', ...(source !== pageLanguage && { source }) }),
        )
        for (const [text, translation] of found) all.set(text, translation)
        onBatch(found)
      } catch (error) {
        // oxlint-disable-next-line no-console -- failures of translation are only logged (specification, section 8)
        console.warn('A translation did not come; the text stays as it is.', error)
      }
    }),
  )
  return all
}

/** Lists of 128 at most, fewer where their texts are very long. */
export function inBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = []
  let weight = 0
  for (const text of texts) {
    const own = new TextEncoder().encode(JSON.stringify(text)).length + 1
    const last = batches.at(-1)
    if (last && last.length < translationBatch && weight + own <= heaviest) {
      last.push(text)
      weight += own
    } else {
      batches.push([text])
      weight = own
    }
  }
  return batches
}

async function ask(service: string, body: object): Promise<unknown> {
  const first = await post(service, body)
  // The token's time may be over while the page is open; a new one is worth one try.
  if (first.status !== 403) return read(first)
  forgetKey()
  return read(await post(service, body))
}

async function post(service: string, body: object): Promise<Response> {
  const key = await translationKey()
  if (!key) throw new Error('There is no key.')
  const url = new URL(service, window.location.href)
  url.searchParams.set('key', key)
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
}

async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The translation service answered ${response.status}.`)
  return response.json()
}

/** What the answer says for each text; nothing for what is missing, empty or many times too long. */
export function pairUp(q: readonly string[], answer: unknown): Map<string, string> {
  const { data } = (answer ?? {}) as { data?: { translations?: unknown } }
  if (!Array.isArray(data?.translations)) throw new Error('The answer holds no translations.')
  const found = new Map<string, string>()
  for (const [index, text] of q.entries()) {
    const { translatedText } = ((data.translations as unknown[])[index] ?? {}) as { translatedText?: unknown }
    if (typeof translatedText !== 'string' || translatedText.trim() === '') continue
    if (translatedText.length <= longestTranslation(text)) found.set(text, translatedText.trim())
  }
  return found
}
