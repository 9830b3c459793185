/** main: what a worker and the process that imports for it say to each other. */
import type { AskedRun, Ran } from '#server/feeds/index.ts'

export type Ask = { id: number; run: AskedRun } | { id: number; stop: true }
export type Told = { id: number; ran: Ran } | { id: number; failed: string }
