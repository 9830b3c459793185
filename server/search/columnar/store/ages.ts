/**
 * search: which homes of a block were listed within so many days, as marks
 * that hold until the next home grows too old.
 */
import { dayMs } from '#contract/vocabulary/spans.ts'
import { sinceDays } from '../../sql/packed.rules.ts'
import { blockRows, type Columns, type Zones } from './columns.ts'
import { firstAgeMark, homeMark, wordsPerMark } from './tally-layout.rules.ts'

/** Microseconds. */
const spans = sinceDays.map((days) => days * dayMs * 1000)

/** Something changed in the block. */
export const forgetAges = ({ agesUntil }: Zones, block: number): void => {
  agesUntil[block] = -Infinity
}

/** Makes the marks of ages those of this moment, microseconds since 1970. */
export function keepAges(columns: Columns, block: number, now: number): void {
  const { agesFrom, agesUntil } = columns.zones
  if (now > (agesUntil[block] as number) || now <= (agesFrom[block] as number)) markAges(columns, block, now)
}

function markAges({ rows, zones }: Columns, block: number, now: number): void {
  const { marks, markStride } = zones
  const { listed } = rows
  let from = -Infinity
  let until = Infinity
  for (let word = 0; word < wordsPerMark; word++) {
    const at = block * wordsPerMark + word
    const homes = marks[homeMark * markStride + at] as number
    for (const [number, span] of spans.entries()) {
      let young = 0
      for (let rest = homes; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        const end = (listed[block * blockRows + 32 * word + 31 - Math.clz32(bit)] as number) + span
        if (now <= end) {
          young |= bit
          until = Math.min(until, end)
        } else from = Math.max(from, end)
      }
      marks[(firstAgeMark + number) * markStride + at] = young
    }
  }
  zones.agesFrom[block] = from
  zones.agesUntil[block] = until
}
