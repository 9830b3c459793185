/**
 * feeds: pure decisions about a whole file: what identifies a home, which values
 * are suspicious, which homes may be withdrawn.
 */

import { withoutControl } from '../texts/text-repair.rules.ts'

/**
 * What it means when a home is not in the file. snapshot: it is gone; event: nothing, the file only says what
 * changed; expiry: nothing either, homes end on their date.
 */
export type FeedMode = 'snapshot' | 'event' | 'expiry'

/** Whether homes are recognised by the source's ids or, because those are worthless, by its references. */
export type Identity = 'id' | 'ref'

/** Between several fields of one finding. */
export const fieldMark = ', '

const longest = 200

type Named = { id: string | null; ref: string | null }

/**
 * The name under which a home is kept; null when the source gives it none. References are marked, so
 * that they never meet an id that looks the same.
 */
export function sourceIdOf(
  { id, ref }: Named,
  identity: Identity,
  shared: ReadonlySet<string>,
): string | null {
  const byRef = ref === null ? null : `ref:${ref}`
  const chosen = identity === 'ref' || (id !== null && shared.has(id)) ? (byRef ?? id) : (id ?? byRef)
  const name = chosen && withoutControl(chosen)
  return !name || name.length <= longest ? name : `${name.slice(0, 150).toWellFormed()}…${hashOf(name)}`
}

/** FNV-1a over UTF-16 units, twice with different starts: only to keep the ends of very long names apart. */
function hashOf(text: string): string {
  const hash = (start: number) => {
    let value = start
    for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
    return (value >>> 0).toString(16)
  }
  return `${hash(0x811c9dc5)}${hash(0x01234567)}`
}

/** Fewer could be a small agency whose database began at 1. */
const fewest = 5

/**
 * Follows the ids of a file and tells whether they are only positions:
 * 1, 2, 3 … to the end, with references beside.
 */
export function createPositionWatch() {
  let seen = 0
  let positional = true
  let withRef = 0
  return {
    see({ id, ref }: Named): void {
      seen += 1
      if (ref !== null && ref !== id) withRef += 1
      if (id !== String(seen)) positional = false
    },
    isPositional: (): boolean => positional && seen >= fewest && withRef === seen,
  }
}

/** Homes at one point before it is suspicious, and in how many places they must be. */
const crowd = 8
const places = 3
/** Distinct points that are watched; a default point shows early. */
const watched = 100_000

/**
 * Follows the coordinates of a file and finds those that stand for "unknown": many homes of several towns at
 * the very same point. One building or one development has many homes at a point too, but is in one town.
 */
export function createPointWatch() {
  // Nearly all points have one home: of those only the place is kept.
  const alone = new Map<string, string>()
  const shared = new Map<string, { count: number; localities: Set<string> }>()
  return {
    see(point: string | null, locality: string | null): void {
      if (point === null) return
      const place = locality?.toLowerCase() ?? ''
      const known = shared.get(point)
      const first = alone.get(point)
      if (known) {
        known.count += 1
        if (place && known.localities.size < places) known.localities.add(place)
      } else if (first !== undefined)
        shared.set(point, { count: 2, localities: new Set([first, place].filter(Boolean)) })
      else if (alone.size < watched) alone.set(point, place)
    },
    defaults: (): Set<string> =>
      new Set(
        [...shared]
          .filter(([, { count, localities }]) => count >= crowd && localities.size >= places)
          .map(([key]) => key),
      ),
  }
}

/** Homes before equal dates mean anything. */
const enoughDates = 10

/** Follows the dates of last change and tells whether they are only the time of the export. */
export function createStampWatch(read: (text: string) => Date | null) {
  let seen = 0
  let first: string | null = null
  let last: string | null = null
  return {
    see(stamp: string | null): void {
      if (stamp === null) return
      seen += 1
      if (first === null || stamp < first) first = stamp
      if (last === null || stamp > last) last = stamp
    },
    isExportTime(): boolean {
      const from = first === null ? null : read(first)
      const to = last === null ? null : read(last)
      // A day without a time says too little to be sure.
      if (seen < enoughDates || !from || !to || !/\d:\d/.test(first ?? '')) return false
      return to.getTime() - from.getTime() < 60_000
    },
  }
}

/** What a run would take off the market, and whether it is too much to do without asking. */
export type Shrinking = { live: number; missing: number; limitPct: number }

/** Whether a run must wait for a person: more than the limit of what is on the market would go. */
export const shrinksTooMuch = ({ live, missing, limitPct }: Shrinking): boolean =>
  missing > 0 && missing * 100 > live * limitPct

/** Whether homes that are not in the file may be withdrawn at all. */
export const mayWithdraw = (run: {
  mode: FeedMode
  complete: boolean
  seen: number
  unidentified: number
}): boolean => run.mode === 'snapshot' && run.complete && run.seen > 0 && run.unidentified === 0
