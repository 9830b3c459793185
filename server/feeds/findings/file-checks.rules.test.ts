/** feeds: names of homes, what a file gives away as a whole, and when a run must wait. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createPointWatch,
  createPositionWatch,
  createStampWatch,
  mayWithdraw,
  shrinksTooMuch,
  sourceIdOf,
} from './file-checks.rules.ts'

const none = new Set<string>()

describe('the name of a home', () => {
  it('is its id, else its reference, marked', () => {
    expect(sourceIdOf({ id: '7', ref: 'A' }, 'id', none)).toBe('7')
    expect(sourceIdOf({ id: null, ref: 'A' }, 'id', none)).toBe('ref:A')
    expect(sourceIdOf({ id: '7', ref: 'A' }, 'ref', none)).toBe('ref:A')
    expect(sourceIdOf({ id: '7', ref: null }, 'ref', none)).toBe('7')
    expect(sourceIdOf({ id: '7', ref: 'A' }, 'id', new Set(['7']))).toBe('ref:A')
    expect(sourceIdOf({ id: null, ref: null }, 'id', none)).toBeNull()
  })

  it('is never longer than a column, and long ones stay apart', () => {
    const long = (end: string) => sourceIdOf({ id: 'x'.repeat(300) + end, ref: null }, 'id', none)
    expect(long('a')?.length).toBeLessThanOrEqual(200)
    expect(long('a')).not.toBe(long('b'))
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'binary' }),
        (id) => (sourceIdOf({ id, ref: null }, 'id', none)?.length ?? 0) <= 200,
      ),
    )
  })
})

describe('positions', () => {
  const watch = (ids: string[], ref: (id: string) => string | null = (id) => `R${id}`) => {
    const positions = createPositionWatch()
    for (const id of ids) positions.see({ id, ref: ref(id) })
    return positions.isPositional()
  }

  it('are 1, 2, 3 … to the end, with references beside', () => {
    expect(watch(['1', '2', '3', '4', '5'])).toBe(true)
    expect(watch(['1', '2', '3', '4', '6'])).toBe(false)
    expect(watch(['2', '3', '4', '5', '6'])).toBe(false)
    expect(watch(['1', '2', '3', '4', '5'], () => null)).toBe(false)
    expect(watch(['1', '2', '3', '4', '5'], (id) => id)).toBe(false)
    expect(watch(['1', '2', '3'])).toBe(false)
  })
})

describe('default points', () => {
  it('are in several towns at once', () => {
    const points = createPointWatch()
    for (let at = 0; at < 9; at++) points.see('1,2', `town ${at}`)
    for (let at = 0; at < 90; at++) points.see('3,4', 'one town')
    for (let at = 0; at < 7; at++) points.see('5,6', `town ${at}`)
    expect([...points.defaults()]).toEqual(['1,2'])
  })
})

describe('dates of an export', () => {
  const isExportTime = (stamps: string[]) => {
    const watch = createStampWatch((text) => new Date(`${text.replace(' ', 'T')}Z`))
    for (const stamp of stamps) watch.see(stamp)
    return watch.isExportTime()
  }
  const at = (seconds: number) => `2025-06-01 10:00:${String(seconds).padStart(2, '0')}`

  it('lie within a minute', () => {
    expect(isExportTime(Array.from({ length: 10 }, (_, n) => at(n)))).toBe(true)
    expect(isExportTime(Array.from({ length: 9 }, (_, n) => at(n)))).toBe(false)
    expect(isExportTime([...Array.from({ length: 10 }, (_, n) => at(n)), '2025-06-01 10:02:00'])).toBe(false)
  })
})

describe('withdrawing', () => {
  it('waits for a person beyond the limit', () => {
    expect(shrinksTooMuch({ live: 100, missing: 30, limitPct: 30 })).toBe(false)
    expect(shrinksTooMuch({ live: 100, missing: 31, limitPct: 30 })).toBe(true)
    expect(shrinksTooMuch({ live: 0, missing: 0, limitPct: 30 })).toBe(false)
    expect(shrinksTooMuch({ live: 10, missing: 1, limitPct: 0 })).toBe(true)
    expect(shrinksTooMuch({ live: 10, missing: 10, limitPct: 100 })).toBe(false)
  })

  it('needs a full list that was read to its end and names every home', () => {
    const good = { mode: 'snapshot', complete: true, seen: 5, unidentified: 0 } as const
    expect(mayWithdraw(good)).toBe(true)
    expect(mayWithdraw({ ...good, mode: 'event' })).toBe(false)
    expect(mayWithdraw({ ...good, complete: false })).toBe(false)
    expect(mayWithdraw({ ...good, seen: 0 })).toBe(false)
    expect(mayWithdraw({ ...good, unidentified: 1 })).toBe(false)
  })
})
