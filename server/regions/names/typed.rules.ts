/**
 * regions: what somebody who types an address may mean: a street with its number, and the town it lies in.
 */
import { fold } from '#contract/search/fold.ts'

/** One way to read what was typed; all folded. `town` is empty where none was said. */
export type Reading = { street: string; number: string | null; town: string }

const number = String.raw`\d{1,5}\s?[a-z]?(?:\s?[-/]\s?\d{1,5}[a-z]?)?`
const numberFirst = new RegExp(`^(${number})\\s+(.{2,})$`, 'iu')
const numberLast = new RegExp(`^(.{2,}?)\\s+(?:no?\\.?\\s*|nº\\s*|n°\\s*|#\\s*)?(${number})$`, 'iu')
const onlyNumber = new RegExp(`^(?:no?\\.?\\s*|nº\\s*|n°\\s*)?(${number})$`, 'iu')
/** What streets are called for short: whoever writes so finds them by the rest of the name. */
const shortened =
  /^(?:av|ave|avda|bd|bld|blvd|bvd|c|cl|ch|cra|ctra|pl|plz|pza|r|rte|rd|st|str|v|vle)\s+(?=.{3})/u
/** A folded name without such a word. */
export const inFull = (name: string): string => name.replace(shortened, '')

/** Letters that must be there before streets are looked for: fewer are the beginning of everything. */
const fewest = 3

/** The readings, likeliest first; none for what is too short, or for one long sentence. */
export function readingsOf(typed: string): Reading[] {
  const [first = '', ...rest] = typed.split(/[,;،、]/).map((part) => part.trim())
  const alone = onlyNumber.exec(rest[0] ?? '')?.[1]
  const town = fold((alone === undefined ? rest : rest.slice(1)).join(' ').replace(/\S*\d\S*/g, ' '))
  const plain = { street: fold(first), number: alone === undefined ? null : numberOf(alone), town }
  const readings = [...(plain.number === null ? numbered(first, town) : []), plain]
  return readings
    .flatMap((one) => [one, { ...one, street: one.street.replace(shortened, '') }])
    .filter(
      ({ street }, i, all) =>
        i === 0 || street !== all[i - 1]?.street || all[i - 1]?.number !== all[i]?.number,
    )
    .filter(({ street }) => street.length >= fewest || (street.length > 1 && !/[a-z]/.test(street)))
}

/** "12 Rue Grimaldi" and "Rue Grimaldi 12". */
function numbered(head: string, town: string): Reading[] {
  const [, before, behind] = numberFirst.exec(head) ?? []
  if (before && behind) return [{ street: fold(behind), number: numberOf(before), town }]
  const [, street, after] = numberLast.exec(head) ?? []
  return street && after ? [{ street: fold(street), number: numberOf(after), town }] : []
}

/** "12 A" and "12a" are one. */
export const numberOf = (text: string): string => text.toLowerCase().replace(/\s+/g, '')

/** Houses that a sign like 17-19 may stand for. */
const mostOnASign = 10

/** Whether the number that a house bears, like 2a, 7;9 or 17-19, is or holds the one that is asked for. */
export function bearsNumber(borne: string, asked: string): boolean {
  const sign = numberOf(borne)
  const wanted = Number(asked)
  return [sign, ...sign.split(/[;,]/)].some((part) => {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(part) ?? []
    const isOneOf =
      from !== undefined &&
      Number(to) - Number(from) <= mostOnASign &&
      wanted >= Number(from) &&
      wanted <= Number(to) &&
      // Even and odd numbers stand across the street from one another.
      [Number(from), Number(to)].some((end) => (wanted - end) % 2 === 0)
    return part === asked || isOneOf
  })
}

/** The same with its last words taken for the town: "rue grimaldi monaco". */
export function withTown({ street, number: house, town }: Reading): Reading[] {
  if (town !== '') return []
  const words = street.split(' ')
  return [1, 2]
    .filter((count) => words.slice(0, -count).join(' ').length >= fewest)
    .map((count) => ({
      street: words.slice(0, -count).join(' '),
      number: house,
      town: words.slice(-count).join(' '),
    }))
}
