/**
 * currencies: the European Central Bank's XML of euro foreign exchange reference rates, daily or of 90 days.
 */
import { SaxesParser } from 'saxes'
import type { PublishedDay } from './currencies.rules.ts'

export class RatesUnreadable extends Error {
  override name = 'RatesUnreadable'
}

const datePattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/**
 * The days of a document, oldest first. Entities and document types are refused: the real file has none.
 * @throws RatesUnreadable when it is not what the bank publishes.
 */
export function readPublished(xml: string): PublishedDay[] {
  const days = new Map<string, Map<string, number>>()
  let day: Map<string, number> | undefined
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw new RatesUnreadable(error.message)
  })
  parser.on('doctype', () => {
    throw new RatesUnreadable('The document has a document type.')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return
    const { time, currency, rate } = attributes as Record<string, string | undefined>
    if (time !== undefined) days.set(dateOf(time), (day = new Map()))
    if (currency === undefined) return
    if (!day) throw new RatesUnreadable('A rate stands outside of a day.')
    day.set(codeOf(currency), rateOf(rate))
  })
  parser.write(xml).close()
  const read = [...days].filter(([, perEuro]) => perEuro.size > 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (read.length === 0) throw new RatesUnreadable('The document holds no rates.')
  return read.map(([date, perEuro]) => ({ date, perEuro }))
}

function dateOf(time: string): string {
  if (!datePattern.test(time)) throw new RatesUnreadable('A day is not written as YYYY-MM-DD.')
  return time
}

function codeOf(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) throw new RatesUnreadable('A currency is not a code of three letters.')
  return currency
}

function rateOf(text: string | undefined): number {
  const rate = Number(text)
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(text ?? '') || rate <= 0)
    throw new RatesUnreadable('A rate is not a number.')
  return rate
}
