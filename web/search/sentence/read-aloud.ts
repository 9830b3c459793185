/**
 * web/search: what a sentence means in words, while it is typed: its
 * filters, what they came from, and how many homes.
 */
import type { UnderstoodPiece } from '#contract/search/plain-language.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import type { Formats } from '#web/platform/formats/format.tsx'
import { askSearch } from '../question/ask.ts'
import { filtersFrom } from '../words/filter-words.ts'
import type { LeftOut } from './left-out.tsx'
import { asKind, kinds } from '../question/kinds.ts'
import { understand, type Manner } from '../question/resolve-where.ts'
import { isAsked } from '../question/said.rules.ts'

/** A filter with the parts of the sentence that it came from, which go when it goes. */
type ReadChip = { key: string; label: string; origin: string | null; spans: { from: number; to: number }[] }
export type Aloud = { words: string; chips: ReadChip[]; unused: LeftOut[]; total: number }

type Ask = { words: string; kind: string | null; manner: Manner; format: Formats }

/**
 * Null where there is nothing to read aloud: no words, or a place alone,
 * which the list below the box offers better.
 */
export async function readAloud(
  api: MeridianApi,
  { words, kind, manner, format }: Ask,
): Promise<Aloud | null> {
  const sentence = words.trim().slice(0, 200)
  if (!sentence) return null
  const { question, pieces, place, unused } = await understand(api, sentence, manner)
  const isSentence = pieces.some(({ parameters }) => !parameters.place && !parameters.q)
  if (!isSentence) return null
  const asked = kinds.find((one) => one.value === kind)
  const raw: RawSearch = { ...(asked ? asKind({}, asked.value) : {}), ...question }
  const { total } = await askSearch(api, raw, { limit: '1' })
  const chips = filtersFrom(raw, { place, words: format, pieces }).map(({ key, label, origin, without }) => ({
    key,
    label,
    origin: origin ?? null,
    spans: goneWith(raw, without, pieces).map(({ from, to }) => ({ from, to })),
  }))
  return {
    words: sentence,
    chips: chips.filter(({ origin }) => origin !== null),
    unused: unused.map(({ text, reason }) => ({ text, reason })),
    total,
  }
}

function goneWith(raw: RawSearch, without: object, pieces: readonly UnderstoodPiece[]): UnderstoodPiece[] {
  const after = Object.fromEntries(
    Object.entries({ ...raw, ...without }).filter(([, value]) => value !== undefined),
  )
  return pieces.filter((piece) => isAsked(piece, raw) && !isAsked(piece, after as RawSearch))
}
