/**
 * drills: one mishap after the other is tried out, and what was seen meanwhile becomes the lines of a report.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '#server/platform/database/connections.ts'
import { tallyText } from '../visitors.ts'
import type { Installation } from './installation.ts'
import type { Load, Seen } from './load.ts'
import type { Mishap } from './mishaps.ts'
import { until } from './postgres-servers.ts'

export type Outcome = {
  what: string
  seen: Seen
  wholeAfterMs: number
  held: boolean
  /** What did not come about that should have. */
  fault: string | null
}

const wholeWithinMs = 120_000

/**
 * Calm, the mishap, and how long it takes until all is whole;
 * requests are counted from the mishap to the end.
 */
export async function tryOut<On extends Pick<Installation, 'isWhole'>>(
  mishap: Mishap<On>,
  { installation, load, calmMs }: { installation: On; load: Load; calmMs: number },
): Promise<Outcome> {
  await sleep(calmMs)
  load.take()
  const began = performance.now()
  const fault = await mishap
    .happen(installation)
    .then(() => until(installation.isWhole, wholeWithinMs, 'Not all was well'))
    .then(
      () => null,
      (error: unknown) => String(error),
    )
  const wholeAfterMs = performance.now() - began
  await sleep(1_000)
  const seen = load.take()
  const failed = (kind: keyof Seen) => seen[kind].broken + seen[kind].refused
  const isNoticed = failed('searches') + failed('signUps') > 0
  const held = fault === null && !(mishap.isQuiet && isNoticed)
  return { what: mishap.what, seen, wholeAfterMs, held, fault }
}

/** How many of the confirmed are not in the database. */
export async function lostOf(url: string, confirmed: readonly string[]): Promise<number> {
  const client = createClient(url)
  try {
    await client.connect()
    const { rows } = await client.query<{ kept: number }>(
      'select count(distinct to_address)::int as kept from mails where to_address = any($1)',
      [confirmed],
    )
    return confirmed.length - (rows[0]?.kept ?? 0)
  } finally {
    await client.end()
  }
}

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

export const lineOf = ({ what, seen, wholeAfterMs, held, fault }: Outcome): string =>
  `${held ? 'held' : 'NOT HELD'}: ${what}${fault ? ` (${fault})` : ''}: whole after ${seconds(wholeAfterMs)}; searches: ${tallyText(seen.searches)}, none for ${seconds(seen.searches.longestGapMs)}; sign-ups: ${tallyText(seen.signUps)}, none for ${seconds(seen.signUps.longestGapMs)}`

/** A row for each. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(
    ({ what, seen, wholeAfterMs, fault }) =>
      `| ${what} | ${fault ?? seconds(wholeAfterMs)} | ${tallyText(seen.searches)} | ${seconds(seen.searches.longestGapMs)} | ${tallyText(seen.signUps)} | ${seconds(seen.signUps.longestGapMs)} |`,
  )
  return `| what happens | whole after | searches | longest time without one | sign-ups | longest time without one |
|---|---|---|---|---|---|
${rows.join('\n')}`
}

/** A row for all that are called the same. */
export function sumTableOf(outcomes: readonly Outcome[]): string {
  const rows = [...Map.groupBy(outcomes, ({ what }) => what)].map(([what, all]) => {
    const times = all.map(({ wholeAfterMs }) => wholeAfterMs).toSorted((a, b) => a - b)
    const middle = times[Math.floor(times.length / 2)] ?? 0
    const gaps = (kind: keyof Seen) => seconds(Math.max(...all.map(({ seen }) => seen[kind].longestGapMs)))
    const sum = (kind: keyof Seen) =>
      tallyText({
        done: total(all.map(({ seen }) => seen[kind].done)),
        refused: total(all.map(({ seen }) => seen[kind].refused)),
        broken: total(all.map(({ seen }) => seen[kind].broken)),
      })
    return `| ${what} | ${all.length} | ${seconds(middle)}, ${seconds(times.at(-1) ?? 0)} | ${sum('searches')} | ${gaps('searches')} | ${sum('signUps')} | ${gaps('signUps')} |`
  })
  return `| what happens | times | whole after (half of them, all) | searches | longest time without one | sign-ups | longest time without one |
|---|---|---|---|---|---|---|
${rows.join('\n')}`
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
