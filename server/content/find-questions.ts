/** content: questions and answers, all of them or those that hold the words somebody typed. */
import type { Question } from '#contract/content/content.ts'
import type { FaqCategory } from '#contract/content/content-codes.ts'
import { plainText } from '#contract/content/prose.ts'
import type { Db } from '#server/platform/database/db.ts'
import { readPublished } from './content.store.ts'
import { folded, rankOf } from './question-ranking.rules.ts'
import { present } from './present.ts'

type Ask = { q?: string | undefined; category?: FaqCategory | undefined }

/**
 * With words the best answer comes first, otherwise they keep their order.
 * `total` counts what there is without asking.
 */
export async function findQuestions(
  db: Db,
  { q, category }: Ask,
): Promise<{ total: number; items: Question[] }> {
  const all = await present(db, 'faq', await readPublished(db, 'faq'))
  const words = folded(q ?? '')
    .split(' ')
    .filter(Boolean)
  const ranked = all
    .filter((one) => category === undefined || one.category === category)
    .map((one) => ({ one, rank: rankOf(words, { title: one.title, text: plainText(one.intro) }) }))
  const items =
    words.length === 0 ? ranked : ranked.filter(({ rank }) => rank > 0).toSorted((a, b) => b.rank - a.rank)
  return { total: all.length, items: items.map(({ one }) => one) }
}
