/** feeds: numbers as feeds write them: 159,950 · 244.680.850 · 1300000.00 · 1’250,5 · x · 0. */
import { moneyOf } from '#contract/money/minor-units.ts'
import { factorOfWord, isUnclearFactor } from './words/amount-words.rules.ts'

/**
 * How a field means its marks: `whole` fields (prices, counts) have no
 * three-digit fractions, so `159.950` is 159950;
 * `decimal` fields follow the notation of XML, so `72.125` is 72.125; before a magnitude (`1,250
 * million`) one mark is always the decimal one.
 */
export type Notation = 'whole' | 'decimal' | 'factor'

export type ReadNumber =
  | { value: number; ambiguous: boolean }
  /** Not a number: a word, a mark for "on request", nonsense. */
  | { value: null; ambiguous: false }

/** Characters; a longer text is not looked at. */
const longest = 60

const nothing: ReadNumber = { value: null, ambiguous: false }

/**
 * Marks of currencies and units around the digits, which say nothing
 * about the number: `ca. 120`, `€ 120`, `120 m²`.
 */
const before = /^[^\d+\-.,]{0,6}(?:(?<=\p{L})\.\s*)?/u
const behind = /(?:[^\d.,]{0,8}|[^\d.,]{1,8}\.)$/

/** The zeros of alphabets that have digits of their own. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]

/** A text with the digits and marks that everybody reads instead of those of other alphabets. */
export const inPlainDigits = (text: string): string =>
  /[^\u0020-\u024f]/.test(text)
    ? text
        .replaceAll(/\p{Nd}/gu, (digit) => {
          const code = digit.codePointAt(0) ?? 0
          const zero = zeros.find((one) => code >= one && code < one + 10)
          return zero === undefined ? digit : String(code - zero)
        })
        .replaceAll('\u066b', '.')
        .replaceAll('\u066c', ',')
    : text

/** Reads a number; blanks and Swiss apostrophes are thousands marks. */
export function readNumber(text: string, notation: Notation): ReadNumber {
  if (text.length > longest) return nothing
  const bare = inPlainDigits(text.trim()).replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g, '')
  if (/^[+-]?\d+(\.\d+)?e[+-]?\d{1,2}$/i.test(bare)) return { value: Number(bare), ambiguous: false }
  const start = bare.replace(before, '')
  const words = behind.exec(start)?.[0] ?? ''
  const digits = start.slice(0, start.length - words.length)
  // What counts in thousands or millions is another number; an m alone is a metre.
  if (words !== '' && isMagnitude(words)) return nothing
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(digits) || digits.length > 30) return nothing
  const sign = digits.startsWith('-') ? -1 : 1
  const unsigned = withoutMarks(digits.replace(/^[+-]/, ''), notation)
  if (!unsigned) return nothing
  return { value: sign * Number(unsigned.digits), ambiguous: unsigned.ambiguous }
}

function isMagnitude(words: string): boolean {
  const [, word = ''] = /^\s*(\p{L}{2,})/u.exec(words) ?? []
  return factorOfWord(word) !== null || isUnclearFactor(word) || /^\s*k(?!\p{L})/iu.test(words)
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
  if (!couldBeThousands || notation === 'factor')
    return { digits: `${head || '0'}.${tail || '0'}`, ambiguous: false }
  if (notation === 'whole') return { digits: head + tail, ambiguous: false }
  if (mark === '.') return { digits: `${head}.${tail}`, ambiguous: false }
  // 1,250 in a decimal field: an Anglo-Saxon thousand rather than a continental 1.25 with a third digit.
  return { digits: head + tail, ambiguous: true }
}

/**
 * Words and marks that say "ask us" instead of a price, and those by which programs say that there is none.
 */
const requests = new RegExp(
  `^(${[
    String.raw`x|-+|n\/?a|poa|p\.o\.[ar]\.?|por|null|none|nil|undefined|nan|tba|tbc|t\.b\.a\.?|to be (announced|confirmed|advised)`,
    '(price )?(up)?on (application|request|enquiry)|price (up)?on (application|request)|ask( (for|us for) price)?',
    '(please )?(call|contact|enquire|inquire)( us)? for( the)? price|contact (the )?agent|(by )?negotiation|negotiable',
    String.raw`(preis |preise )?auf (anfrage|wunsch)|a\.? ?a\.?|v\.?h?b\.?|verhandlungsbasis`,
    '(prix )?sur demande|(nous )?consulter|prix nous consulter|nc',
    '(precio )?(a )?(consultar|convenir)|sob consulta|(preco |preço )?sob consulta|a combinar|consulte-nos',
    '(prezzo )?su richiesta|trattativa riservata|(prijs )?op aanvraag|prijs n\\.o\\.t\\.k\\.|notk',
    '(цена )?(по запросу|договорная)|договорная|по договоренности|ціна договірна|договірна',
    '(cena )?(na zapytanie|do uzgodnienia|na dotaz|dohodou|na vyžádání)|zapytaj o cenę|info v rk',
    '(السعر )?عند الطلب|(السعر )?عند الاتصال|على السوم|fiyat sorunuz|fiyat sor|价格面议|面议|応相談|要相談|가격문의',
  ].join('|')})$`,
  'i',
)

/** Whether a price field says "on request" in words. */
export const saysOnRequest = (text: string): boolean => text.length <= longest && requests.test(text.trim())

/** The integer minor units of an amount in whole ones; null beyond what an amount of money can be. */
export function minorUnits(amount: number, currency: string): number | null {
  const minor = moneyOf(amount, currency).amount
  return Number.isSafeInteger(minor) && Math.abs(amount) <= 1e12 ? minor : null
}
