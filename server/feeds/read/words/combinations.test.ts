/**
 * feeds: prices put together of their parts in any order: sign or code, number as
 * it is written anywhere, and what follows it.
 */
import { expect, test } from 'vitest'
import { readAmount } from './amounts.rules.ts'

const codes = new Set(['EUR', 'GBP', 'USD', 'AED', 'BRL', 'CHF', 'PLN', 'RUB', 'CZK', 'TRY', 'INR', 'HUF'])

/** What may name the currency, and what it names; a sign that several share names itself. */
const currencies = {
  '': [],
  '€': ['EUR'],
  EUR: ['EUR'],
  '£': ['GBP'],
  US$: ['USD'],
  AED: ['AED'],
  R$: ['BRL'],
  CHF: ['CHF'],
  zł: ['PLN'],
  '₽': ['RUB'],
  'руб.': ['RUB'],
  kr: ['KR'],
  Kč: ['CZK'],
  '₺': ['TRY'],
  '₹': ['INR'],
  Ft: ['HUF'],
}

/** A million and a quarter. */
const numbers = (
  '1250000|1250000.00|1250000,00|1,250,000|1,250,000.00|1.250.000|1.250.000,00|1 250 000|1\u00a0250\u00a0000|' +
  "1\u202f250\u202f000|1'250'000|1’250’000.-|1.250.000,-|1.25m|1,25 Mio.|1250k|1 250 тыс.|1,25 млн|12,50,000|12.5 lakh"
).split('|')

const endings = {
  month: 'per month|/month|pcm|/mo|/mes.|al mese|par mois|mtl.|Monatlich|в месяц|miesięcznie|aylık|cad. mese',
  week: '/wk|p.w.|per week|wöchentlich',
  year: 'p.a.|yearly|yr|annuo|в год',
  day: 'por noche|a notte|par nuit|per night',
  none: '|+ VAT|HT|FAI|cc|charges comprises|h.c.|neg.|VB|ono|k.k.|trattabili',
}

test('every way of writing a price comes to the same', () => {
  const wrong: string[] = []
  let tried = 0
  for (const [sign, named] of Object.entries(currencies))
    for (const number of numbers)
      for (const [period, words] of Object.entries(endings))
        for (const end of words.split('|'))
          for (const text of [`${sign} ${number} ${end}`, `${number} ${sign} ${end}`]) {
            tried++
            const read = readAmount(text, (code) => codes.has(code))
            const names = read?.currencies.map((one) => meant[one] ?? one) ?? []
            const isRight =
              read?.value === 1_250_000 && (read.period ?? 'none') === period && names.join() === named.join()
            if (!isRight) wrong.push(`${text}: ${read?.value} ${names.join()} ${read?.period}`)
          }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(20_000)
})

/** What the signs mean that are answered as they stand. */
const meant: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  US$: 'USD',
  R$: 'BRL',
  ZŁ: 'PLN',
  '₽': 'RUB',
  РУБ: 'RUB',
  KČ: 'CZK',
  '₺': 'TRY',
  '₹': 'INR',
  FT: 'HUF',
}

test('a word that nobody knows makes it no price, wherever it stands', () => {
  for (const text of ['1.250.000 д.е.', 'perhaps 1250000 €', '€ 1250000 or so', '1250000 bananas a month'])
    expect([text, readAmount(text, (code) => codes.has(code))]).toEqual([text, null])
})
