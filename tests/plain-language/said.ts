/** tests: what was understood of a sentence, short enough for a table. */
import { typeGroups } from '#contract/vocabulary/codes.ts'
import type { Understanding } from '#contract/search/plain-language.ts'

/**
 * `types=house* minBeds=3 near=Porto/10km`, in the order of the
 * alphabet; unused parts in brackets at the end.
 */
export function said({ question, place, unused }: Understanding): string {
  // Words that only rank are those in brackets.
  const { near, radius, area, prefer: _prefer, called, ...asked } = question
  const { sort, ...unsorted } = asked
  const rest = sort === 'relevance' ? unsorted : asked
  const parts = Object.entries(rest).map(([name, value]) => `${name}=${shown(name, value)}`)
  if (area) parts.push(`area=${called}`)
  if (near) parts.push(`near=${called ?? place?.name}/${Number(radius) / 1000}km`)
  return [...parts.toSorted(), ...unused.map(({ text }) => `[${text}]`)]
    .join(' ')
    .replace(/place=\S+/, `place=${place?.name}`)
}

function shown(name: string, value: string): string {
  if (name !== 'types') return value
  let left = value.split(',')
  const groups: string[] = []
  for (const [group, types] of Object.entries(typeGroups)) {
    if (types.length < 2 || !types.every((type) => left.includes(type))) continue
    groups.push(`${group}*`)
    left = left.filter((type) => !(types as readonly string[]).includes(type))
  }
  return [...groups, ...left].join(',')
}

/** What is asked, without the parts that ask for nothing unless the table names some. */
export const saidAs = (understanding: Understanding, asks: string): string =>
  asks.includes('[') ? said(understanding) : said({ ...understanding, unused: [] })

/** `Kensington/London/GB`. */
export const placeSaid = ({ place }: Understanding): string =>
  place ? [place.name, ...(place.region ? [place.region] : []), place.country].join('/') : 'nowhere'
