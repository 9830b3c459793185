/** web/listings: how exactly a public point is known, in words, in digits and in degrees. */
import type { PublicPoint } from '#contract/vocabulary/common.ts'

/** Decimal places of degrees that a point deserves: about a metre, a street, a district, a region. */
export function digitsFor({ radiusM }: Pick<PublicPoint, 'radiusM'>): number {
  if (radiusM === 0) return 5
  if (radiusM < 200) return 3
  if (radiusM < 5_000) return 2
  return 1
}

/** `51.22° N, 1.40° E`, with digits that match the precision. */
export function coordinates(point: PublicPoint, locale: string): string {
  const digits = digitsFor(point)
  const degrees = (value: number) =>
    Math.abs(value).toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${degrees(point.lat)}° ${point.lat < 0 ? 'S' : 'N'}, ${degrees(point.lon)}° ${point.lon < 0 ? 'W' : 'E'}`
}

export type Honesty = { title: string; text: string }

/** What the map shows and why. `distance` writes metres. */
export function honesty(point: PublicPoint | null, distance: (metres: number) => string): Honesty {
  if (!point) {
    return {
      title: 'Not shown',
      text: 'The agent does not say where the home is beyond its town, so there is no point to draw. Ask the agent for the address.',
    }
  }
  const circle = `the home is drawn as a circle with a radius of ${distance(point.radiusM)}. It stands somewhere inside.`
  switch (point.precision) {
    case 'rooftop':
      return point.radiusM === 0
        ? {
            title: 'Shown exactly',
            text: 'The agent shares the exact place, so the mark stands on the home.',
          }
        : { title: 'Shown as an area', text: `The agent shares the place only roughly, so ${circle}` }
    case 'street':
      return {
        title: 'Shown to the street',
        text: `The agent shares the street, not the number, so ${circle}`,
      }
    case 'postcode':
      return { title: 'Shown as an area', text: `The agent shares the postcode, not the door, so ${circle}` }
    case 'locality':
      return { title: 'Shown as an area', text: `The agent shares the district, not the door, so ${circle}` }
    case 'region':
      return { title: 'Shown as a region', text: `The agent shares only the region, so ${circle}` }
  }
}
