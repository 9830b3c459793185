/**
 * places: which town, or which quarter of it, a postcode lies in where no
 * home and no postal file knows it more closely.
 */
import { readFileSync } from 'node:fs'

type Area = { from: string; to: string; id: string }
/** `letters` are by the beginning of a code, `ranges` from one code to another. */
type Areas = { letters: ReadonlyMap<string, string>; ranges: readonly Area[] }

let areas: ReadonlyMap<string, Areas> | null = null

/**
 * Each line: country, the beginning of codes or a range of whole ones, the id of the
 * place, and its name for who reads the file.
 */
function readAreas(): ReadonlyMap<string, Areas> {
  const found = new Map<string, { letters: Map<string, string>; ranges: Area[] }>()
  const text = readFileSync(new URL('./postal-areas.tsv', import.meta.url), 'utf8')
  for (const line of text.trimEnd().split('\n')) {
    const [country = '', codes = '', id = ''] = line.split('\t')
    const own = found.get(country) ?? { letters: new Map<string, string>(), ranges: [] as Area[] }
    found.set(country, own)
    const [from = '', to] = codes.split('-')
    if (to) own.ranges.push({ from, to, id })
    else own.letters.set(from, id)
  }
  return found
}

/**
 * "SW11 3AB" is in the district SW11; "W1K" in W1; letters of Dutch codes are streets; "D6" is D06; "C1425"
 * of Argentina was 1425.
 */
function outward(country: string, code: string): string {
  if (country === 'GB') return code.replace(/(?<=^[A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/, '')
  if (country === 'IE') return code.replace(/^D(?=\d$)/, 'D0')
  if (country === 'AR') return code.replace(/^[A-Z](\d{4})[A-Z]*$/, '$1')
  return country === 'NL' ? code.slice(0, 4) : code
}

/** Countries whose codes may be said by their first part. */
const inParts: ReadonlySet<string> = new Set(['PT', 'BR'])

/**
 * The id of the place that a code of a country lies in, the smallest that is
 * known; the code without spaces, in capitals.
 */
export function postalAreaId(code: string, country: string): string | null {
  areas ??= readAreas()
  const own = areas.get(country)
  if (!own) return null
  const written = outward(country, code)
  for (let length = written.length; length > 0; length--) {
    const beginning = written.slice(0, length)
    // "M2" is no district of "M20", but both are Manchester.
    if (/\d$/.test(beginning) && /^\d/.test(written.slice(length))) continue
    const id = own.letters.get(beginning)
    if (id) return id
  }
  const fitting = own.ranges.filter(
    ({ from, to }) => from.slice(0, written.length) <= written && written <= to.slice(0, written.length),
  )
  const whole = fitting.filter(
    ({ from }) => from.length === written.length || (inParts.has(country) && written.length >= 4),
  )
  return whole.toSorted((a, b) => width(a) - width(b))[0]?.id ?? null
}

const width = ({ from, to }: Area): number => Number(to) - Number(from)

/** The same, or else the place of the code nearest to it that begins alike. */
export function postalNearId(code: string, country: string): string | null {
  const id = postalAreaId(code, country)
  if (id !== null || !/^\d+$/.test(code)) return id
  const ranges = areas?.get(country)?.ranges ?? []
  const beginning = (digits: number): readonly Area[] =>
    ranges.filter(({ from }) => from.length === code.length && from.startsWith(code.slice(0, digits)))
  const close = beginning(alikeDigits + 1)
  const alike = close.length > 0 ? close : beginning(alikeDigits)
  const apart = ({ from, to }: Area): number =>
    Math.min(Math.abs(Number(from) - Number(code)), Math.abs(Number(to) - Number(code)))
  return alike.toSorted((a, b) => apart(a) - apart(b))[0]?.id ?? null
}
const alikeDigits = 2

/** Whether a code is that of a whole town, as round ones are, and says no more than its name. */
export function isOnlyCode(code: string, country: string): boolean {
  areas ??= readAreas()
  const written = outward(country, code)
  const id = postalAreaId(code, country)
  const codes = (areas.get(country)?.ranges ?? []).filter((area) => area.id === id)
  return codes.some(({ from, to }) => from === written && (from === to || written.endsWith('00')))
}

/**
 * A quarter that goes by a number and that no place is called like:
 * the 18th arrondissement of Paris, Dublin 8.
 */
export type PostalCircle = { name: string; lat: number; lon: number; radiusM: number }

let circles: ReadonlyMap<string, PostalCircle> | null = null

/** Each line: country, the code or its beginning, latitude, longitude, metres, and the quarter's name. */
function readCircles(): ReadonlyMap<string, PostalCircle> {
  const text = readFileSync(new URL('./postal-circles.tsv', import.meta.url), 'utf8')
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [country = '', code = '', lat, lon, metres, name = ''] = line.split('\t')
        return [`${country} ${code}`, { name, lat: Number(lat), lon: Number(lon), radiusM: Number(metres) }]
      }),
  )
}

/** The numbered quarter of a town that a code lies in. */
export function postalCircle(code: string, country: string): PostalCircle | null {
  circles ??= readCircles()
  return circles.get(`${country} ${country === 'IE' ? outward(country, code).slice(0, 3) : code}`) ?? null
}

/** Every place of the table. */
export const postalAreaIds = (): { country: string; id: string }[] =>
  [...(areas ??= readAreas())].flatMap(([country, { letters, ranges }]) =>
    [...letters.values(), ...ranges.map(({ id }) => id)].map((id) => ({ country, id })),
  )
