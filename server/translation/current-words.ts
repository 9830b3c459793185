/** translation: the words of one language as they are now: the catalogue with what people corrected since. */
import { LRUCache } from 'lru-cache'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import { finderOf, type FindWords, type ReviewedWords } from '#contract/words/reviewed-words.ts'
import { sha256 } from '#server/platform/settings/crypto.ts'
import type { Translation } from './ground/context.ts'
import { correctedTexts, correctionsState } from './memory/corrections.store.ts'
import { readCatalogue } from './reviewed/reviewed.ts'

export type CurrentWords = {
  language: string
  /** The same for the same words, in every process. */
  version: string
  words: ReviewedWords
  find: FindWords
}

/** Milliseconds after which somebody looks whether words were corrected. */
const looking = 2_000

type Known = { state: string; current: CurrentWords }
const known = new WeakMap<Translation, LRUCache<string, Known>>()

/**
 * Takes the tag of a language that has a catalogue. While the database is
 * away, the last words serve, or the catalogue.
 * `isFresh` looks for corrections now.
 */
export async function currentWords(
  translation: Translation,
  language: string,
  isFresh = false,
): Promise<CurrentWords> {
  const kept = known.get(translation) ?? makeCache(translation)
  known.set(translation, kept)
  return (await kept.forceFetch(language, { forceRefresh: isFresh })).current
}

/** Somebody changed words: whoever asks next reads them again. Other processes follow within moments. */
export function forgetWords(translation: Translation): void {
  known.get(translation)?.clear()
}

const makeCache = (translation: Translation) =>
  new LRUCache<string, Known>({
    max: 50,
    ttl: looking,
    perf: { now: () => performance.now() },
    fetchMethod: async (language, last) => {
      try {
        return await look(translation, language, last)
      } catch (error) {
        translation.platform.log.warn({ err: error, language }, 'corrected words could not be read')
        return last ?? { state: '', current: made(language, []) }
      }
    },
  })

async function look({ platform }: Translation, target: string, last: Known | undefined): Promise<Known> {
  const direction = { source: pageLanguage, target }
  const state = await platform.read((db) => correctionsState(db, direction))
  if (last?.state === state) return last
  const corrected = await platform.read((db) => correctedTexts(db, direction))
  return { state, current: made(target, corrected) }
}

function made(language: string, corrected: readonly (readonly [string, string])[]): CurrentWords {
  const words: ReviewedWords = new Map([...readCatalogue(language), ...corrected])
  const version = sha256(JSON.stringify([...words])).slice(0, 16)
  return { language, version, words, find: finderOf(words, language) }
}
