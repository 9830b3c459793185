/**
 * search: cards as JSON in UTF-8, each behind a comma, written once
 * and kept as long as the row that they show.
 */
import { keep, type Kept } from '#server/platform/http/answers/answers.ts'
import { cardOf, type CardContext, type CardRow } from './cards.rules.ts'

const utf8 = new TextEncoder()
/** Of so many currencies a row keeps its card. */
const mostOfARow = 3

/** A function that writes cards; rows that are cached are written once for each currency they are told in. */
export function createCardTexts(): (row: CardRow, context: CardContext) => Kept {
  const kept = new WeakMap<CardRow, Map<string, Kept>>()
  return (row, context) => {
    const texts = kept.get(row) ?? new Map<string, Kept>()
    kept.set(row, texts)
    const name = nameOf(row, context)
    const known = texts.get(name)
    if (known !== undefined) return known
    const [oldest] = texts.size >= mostOfARow ? texts.keys() : []
    if (oldest !== undefined) texts.delete(oldest)
    const text = keep(utf8.encode(`,${JSON.stringify(cardOf(row, context))}`))
    texts.set(name, text)
    return text
  }
}

/** All that a card says beyond its row: the currency it is also told in, at the rates of today. */
function nameOf({ amount_minor, currency }: CardRow, { currency: asked, rates }: CardContext): string {
  if (amount_minor === null || currency === asked) return ''
  return `${asked} ${rates.get(currency)?.perEuro} ${rates.get(asked)?.perEuro}`
}

/** The first of a list has no comma in front. */
export const first = ({ bytes, digest }: Kept): Kept => ({ bytes: bytes.subarray(1), digest })
