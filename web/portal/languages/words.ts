/** web/portal/languages: who says a piece of a text, in words. */
import type { PieceState } from '#contract/content/editing-codes.ts'
import type { Mark } from '#web/ui/status.tsx'

export const pieceWords: Record<PieceState, { word: string; mark: Mark }> = {
  human: { word: 'Reviewed', mark: 'live' },
  outdated: { word: 'Out of date', mark: 'amber' },
  machine: { word: 'Machine', mark: 'wait' },
  missing: { word: 'Missing', mark: 'red' },
}

/** What is still to do, the most pressing first. */
export const openStates = ['missing', 'outdated', 'machine'] as const satisfies PieceState[]
