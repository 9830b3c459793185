/** contract: how runs of feeds end, as lists ask for it; without the parser. */

export const runOutcomes = ['published', 'held', 'failed'] as const
export type RunOutcome = (typeof runOutcomes)[number]
export const statesOfRunOutcome = {
  published: ['published', 'notModified'],
  held: ['heldBack'],
  failed: ['failed'],
} as const satisfies Record<RunOutcome, readonly string[]>
