/**
 * web/listings: how many bedrooms a home has, or from how many to how many where a project has several sizes.
 */
import type { Card } from '#contract/search/search.ts'
import type { Formats } from '#web/platform/formats/format.tsx'

type Beds = { beds: number } & Pick<Card, 'bedsMax'>

const isStudio = ({ beds, bedsMax }: Beds): boolean => beds === 0 && bedsMax === undefined

/** `3`, `2–4`, or `Studio`. */
export function bedsNumber(home: Beds, { number }: Pick<Formats, 'number'>): string {
  if (isStudio(home)) return 'Studio'
  return home.bedsMax === undefined ? number(home.beds) : `${number(home.beds)}–${number(home.bedsMax)}`
}

/** `3 bedrooms`, `2–4 bedrooms`, or `Studio`. */
export function bedsWords(home: Beds, { number, plural }: Pick<Formats, 'number' | 'plural'>): string {
  if (isStudio(home)) return 'Studio'
  return home.bedsMax === undefined
    ? plural(home.beds, 'bedroom')
    : `${number(home.beds)}–${number(home.bedsMax)} bedrooms`
}
