/** web/portal/dashboard: durations and changes as they are said. */
import type { Formats } from '#web/platform/formats/format.tsx'
import { saySpan } from '../when.rules.ts'

/** `38 ms`, `1.2 s`, `3 h 12 min`; a dash where nothing was measured. */
export function sayDuration(milliseconds: number | null, { locale }: Pick<Formats, 'locale'>): string {
  if (milliseconds === null) return '–'
  if (milliseconds >= 60_000) return saySpan(milliseconds)
  const isLong = milliseconds >= 1_000
  const value = isLong ? milliseconds / 1_000 : milliseconds
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}

/** `+11%`; null where there was nothing before to compare with. */
export const sayChange = (
  now: number,
  before: number,
  { percent }: Pick<Formats, 'percent'>,
): string | null => (before === 0 ? null : percent(Math.round((now / before - 1) * 1_000) / 10, true))
