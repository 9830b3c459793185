/** web/saved/dossier: how far somebody is with a home, and what happened on which day. Pure. */
import type { DiaryEntry } from '#contract/saved/dossier.ts'
import type { DossierStage } from '#contract/saved/dossier-codes.ts'

/**
 * What Meridian knows by itself: a question that was sent, an answer,
 * a viewing that was agreed. `at` is ISO 8601.
 */
export type KnownEvent = { id: string; kind: 'asked' | 'answered' | 'viewing'; at: string }

export type DiaryLine =
  | { id: string; day: string; at: string | null; event: KnownEvent['kind'] }
  | { id: string; day: string; at: null; entry: DiaryEntry }

/**
 * Own lines and known ones together, the latest day first; of one day, what was written by hand comes first.
 */
export function diaryLines(entries: readonly DiaryEntry[], events: readonly KnownEvent[]): DiaryLine[] {
  const own = entries.map((entry): DiaryLine => ({ id: entry.id, day: entry.day, at: null, entry }))
  const known = events.map(({ id, kind, at }): DiaryLine => ({
    id,
    day: localDay(new Date(at)),
    at,
    event: kind,
  }))
  return [...own, ...known.toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? 1 : -1))].toSorted((a, b) =>
    a.day === b.day ? 0 : a.day < b.day ? 1 : -1,
  )
}

/** The stage that was chosen; before one is, what can be told from questions and viewings. */
export function stageNow(chosen: DossierStage | null, events: readonly KnownEvent[]): DossierStage {
  if (chosen) return chosen
  if (events.some(({ kind }) => kind === 'viewing')) return 'viewing'
  return events.length > 0 ? 'asked' : 'interested'
}

/** The day by the reader's own clock, as a date field has it. */
export function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
