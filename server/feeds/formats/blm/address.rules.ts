/** feeds: addresses of BLM files: four free lines and a town, of which agents fill those they like. */

export type BlmAddress = {
  houseNumber: string | null
  unitName: string | null
  street: string | null
  district: string | null
  locality: string | null
  postalCode: string | null
}

const road =
  /\b(?:road|rd|street|st|close|lane|way|avenue|ave|drive|crescent|place|gardens|grove|hill|terrace|mews|square|row|walk|rise|green|park|parade|view|end|approach|broadway|quay|wharf|common|court)\.?(?: (?:north|south|east|west))?$/i
const number = /^(?:flat |apartment |unit |plot )?\d+[a-z]?(?:\s?[-/]\s?\d+[a-z]?)?$/i

/** The parts of an address from its lines, first to last, and the two halves of the postcode. */
export function readAddress(lines: (string | null)[], postcode: [string | null, string | null]): BlmAddress {
  const parts = lines.map((line) => line?.replace(/[\s,]+$/, '').trim() ?? '').filter((line) => line !== '')
  const distinct = parts.filter((part, at) => parts.indexOf(part) === at)
  const locality = distinct.length > 1 ? (distinct.pop() ?? null) : null
  const { houseNumber, unitName } = doorOf(distinct)
  const street = distinct.shift() ?? null
  return {
    houseNumber,
    unitName,
    street,
    district: distinct.at(-1) ?? null,
    locality: locality ?? null,
    postalCode: postcode.filter(Boolean).join(' ').toUpperCase() || null,
  }
}

/** Takes the first line off when it is a number or, before a road, the name of a house. */
function doorOf(parts: string[]): { houseNumber: string | null; unitName: string | null } {
  const [first = '', second = ''] = parts
  if (number.test(first) && second !== '') return { houseNumber: parts.shift() ?? null, unitName: null }
  if (second !== '' && road.test(second) && !road.test(first))
    return { houseNumber: null, unitName: parts.shift()?.replaceAll('"', '') ?? null }
  return { houseNumber: null, unitName: null }
}

/** Whether this is a whole postcode of the United Kingdom: `BA1 1AA`. */
export const isBritish = (code: string): boolean => /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/i.test(code.trim())

/** Postcode areas of the islands that are countries of their own; all others are in the United Kingdom. */
const islands: Record<string, string> = { JE: 'JE', GY: 'GG', IM: 'IM' }

/** The country of a postcode of version 3, which is for the United Kingdom and the islands around it. */
export const countryOfPostcode = (outward: string | null): string =>
  islands[/^[A-Z]{1,2}/i.exec(outward?.trim() ?? '')?.[0].toUpperCase() ?? ''] ?? 'GB'
