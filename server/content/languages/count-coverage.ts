/** content: counts, in the background, how much of each text is said in each language. */
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import type { Platform } from '#server/platform/platform.ts'
import { currentWords, recallTexts, translationOf } from '#server/translation/index.ts'
import { keepCounts, nameOf, readUncounted } from './coverage.store.ts'
import { countPieces, piecesSaid, readHistories, textsAskedFor } from './text-pieces.ts'

/** Texts that are read at once. */
const batch = 50

/**
 * Counts every text that changed, or whose words did, since it was counted; machines learn by the hour, so
 * that each is counted once a day besides. Answers how many were.
 */
export async function countCoverage(platform: Platform, signal?: AbortSignal): Promise<number> {
  let count = 0
  for (const language of reviewedLanguages) count += await countLanguage(platform, language, signal)
  return count
}

async function countLanguage(platform: Platform, language: string, signal?: AbortSignal): Promise<number> {
  const { db, clock } = platform
  const { version } = await currentWords(translationOf(platform), language, true)
  const words = `${version} ${clock.now().toISOString().slice(0, 10)}`
  for (let count = 0; ;) {
    const texts = signal?.aborted ? [] : await readUncounted(db, { language, words }, batch)
    if (texts.length === 0) return count
    const histories = await readHistories(db, texts)
    const said = await recallTexts(db, language, textsAskedFor(histories.values()))
    const counted = texts.map(({ kind, slug, from }) => {
      const history = histories.get(nameOf({ kind, slug }))
      return { kind, slug, language, from, counts: countPieces(history ? piecesSaid(history, said) : []) }
    })
    await keepCounts(db, counted)
    count += texts.length
  }
}
