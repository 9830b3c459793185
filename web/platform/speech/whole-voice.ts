/** web/platform: every reviewed word of a language, fetched for what comes after the words that travelled with the page. */
import type { ReviewedText } from '#contract/content/translation.ts'
import { finderOf } from '#contract/words/reviewed-words.ts'
import { speaking, wordsOfPage } from './spoken-voice.ts'
import { finderIn } from './page-words.ts'
import type { Voice } from './voice.ts'

/** Milliseconds until silence counts as failure. */
const patience = 20_000

/** Rejects when the words do not arrive, or nobody reviewed the language. */
export async function readVoice(language: string): Promise<Voice> {
  const words = await wordsOfPage()
  const version = words?.language === language ? `?version=${encodeURIComponent(words.version)}` : ''
  const response = await fetch(`/api/meridian/translation/words/${language}${version}`, {
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`The reviewed words were answered with ${response.status}.`)
  const { data } = (await response.json()) as { data: { words: Record<string, ReviewedText> } }
  const find = finderOf(new Map(Object.entries(data.words)), language)
  const first = words?.language === language ? finderIn(words) : () => null
  // What the server said stays as it said it.
  return speaking(language, (text) => first(text) ?? find(text))
}
