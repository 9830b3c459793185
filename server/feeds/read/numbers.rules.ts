/** feeds: numbers as feeds write them: 159,950 · 244.680.850 · 1300000.00 · 1’250,5 · x · 0. */
import { moneyOf } from '#contract/money/minor-units.ts'

/**
 * How a field means its marks: `whole` fields (prices, counts) have no three-digit fractions, so `159.950` is 159950;
 * `decimal` fields follow the notation of XML, so `72.125` is 72.125.
 */
export type Notation = 'whole' | 'decimal'

export type ReadNumber =
  | { value: number; ambiguous: boolean }
  /** Not a number: a word, a mark for "on request", nonsense. */
  | { value: null; ambiguous: false }

/** Characters; a longer text is not looked at. */
const longest = 60

const nothing: ReadNumber = { value: null, ambiguous: false }

/** Marks of currencies and units around the digits, which say nothing about the number. */
const around = /^[^\d+\-.,]{0,6}|[^\d.,]{0,8}$/g

/** Reads a number; blanks and Swiss apostrophes are thousands marks. */
export function readNumber(text: string, notation: Notation): ReadNumber {
  if (text.length > longest) return nothing
  const bare = text.trim().replace(/[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g, '')
  if (/^[+-]?\d+(\.\d+)?e[+-]?\d{1,2}$/i.test(bare)) return { value: Number(bare), ambiguous: false }
  const digits = bare.replaceAll(around, '')
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(digits) || digits.length > 30) return nothing
  const sign = digits.startsWith('-') ? -1 : 1
  const unsigned = withoutMarks(digits.replace(/^[+-]/, ''), notation)
  if (!unsigned) return nothing
  return { value: sign * Number(unsigned.digits), ambiguous: unsigned.ambiguous }
}

type Marked = { digits: string; ambiguous: boolean } | null

function withoutMarks(text: string, notation: Notation): Marked {
  const points = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (points === 0 && commas === 0) return { digits: text, ambiguous: false }
  if (points > 0 && commas > 0) return twoMarks(text)
  const mark = points > 0 ? '.' : ','
  const [head = '', ...groups] = text.split(mark)
  if (groups.length > 1)
    return groups.every((group) => group.length === 3) && head.length <= 3 ? plain(text, mark) : null
  return oneMark(head, groups[0] ?? '', mark, notation)
}

const plain = (text: string, thousands: string): Marked => ({
  digits: text.replaceAll(thousands, ''),
  ambiguous: false,
})

/** 1.234,56 and 1,234.56: the last mark is the decimal one. */
function twoMarks(text: string): Marked {
  const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  const thousands = decimal === '.' ? ',' : '.'
  const [whole = '', fraction = '', ...more] = text.split(decimal)
  const [head = '', ...groups] = whole.split(thousands)
  if (
    more.length > 0 ||
    fraction.includes(thousands) ||
    head.length > 3 ||
    groups.some((group) => group.length !== 3)
  )
    return null
  return { digits: `${head}${groups.join('')}.${fraction || '0'}`, ambiguous: false }
}

function oneMark(head: string, tail: string, mark: string, notation: Notation): Marked {
  const couldBeThousands = tail.length === 3 && /^[1-9]\d{0,2}$/.test(head)
  if (!couldBeThousands) return { digits: `${head || '0'}.${tail || '0'}`, ambiguous: false }
  if (notation === 'whole') return { digits: head + tail, ambiguous: false }
  if (mark === '.') return { digits: `${head}.${tail}`, ambiguous: false }
  // 1,250 in a decimal field: an Anglo-Saxon thousand rather than a continental 1.25 with a third digit.
  return { digits: head + tail, ambiguous: true }
}

/** Words and marks that say "ask us" instead of a price. */
const requests =
  /^(x|-+|n\/?a|poa|p\.o\.a\.?|price on (application|request)|on (application|request)|ask|(preis )?auf anfrage|a\.? ?a\.?|vb|sur demande|prix sur demande|(precio )?a consultar|consultar|sob consulta|(prezzo )?su richiesta|trattativa riservata|(prijs )?op aanvraag)$/i

/** Whether a price field says "on request" in words. */
export const saysOnRequest = (text: string): boolean => text.length <= longest && requests.test(text.trim())

/** The integer minor units of an amount in whole ones; null beyond what an amount of money can be. */
export function minorUnits(amount: number, currency: string): number | null {
  const minor = moneyOf(amount, currency).amount
  return Number.isSafeInteger(minor) && Math.abs(amount) <= 1e12 ? minor : null
}
