/** web/translation: the reviewed words of one language in the browser, where no text may leave the page. */
import type { ReviewedText } from '#contract/content/translation.ts'
import { finderOf, type FindWords } from '#contract/words/reviewed-words.ts'

/** Milliseconds until silence counts as failure. */
const patience = 20_000

/** Reads them once a visit and language, or from what the browser kept of them. */
export async function readReviewed(language: string): Promise<FindWords> {
  const response = await fetch(`/api/meridian/translation/words/${language}`, {
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`The reviewed words were answered with ${response.status}.`)
  const { data } = (await response.json()) as { data: { words: Record<string, ReviewedText> } }
  return finderOf(new Map(Object.entries(data.words)), language)
}
