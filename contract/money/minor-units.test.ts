/** contract: the minor units of ISO 4217, and that nobody else has an opinion about them. */
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { currenciesInUse, minorDigits, moneyOf, wholeUnits } from './minor-units.ts'

describe('minor units', () => {
  it.each([
    ['EUR', 2],
    ['HUF', 2],
    ['IDR', 2],
    ['ALL', 2],
    ['LBP', 2],
    ['IRR', 2],
    ['COP', 2],
    ['TWD', 2],
    ['MGA', 2],
    ['JPY', 0],
    ['UGX', 0],
    ['VND', 0],
    ['CLP', 0],
    ['KWD', 3],
    ['IQD', 3],
    ['CLF', 4],
  ])('of %s have %i digits, however people write it', (currency, digits) => {
    expect(minorDigits(currency)).toBe(digits)
  })

  it('of a currency that is gone are hundredths', () => expect(minorDigits('BGN')).toBe(2))

  it('and whole units are the same money in every currency', () => {
    expect(currenciesInUse.length).toBeGreaterThan(160)
    expect(new Set(currenciesInUse).size).toBe(currenciesInUse.length)
    for (const currency of currenciesInUse) {
      expect(moneyOf(1, currency)).toEqual({ amount: 10 ** minorDigits(currency), currency })
      expect(wholeUnits(moneyOf(123_456, currency))).toBe(123_456)
    }
  })

  it('are rounded to the nearest', () => {
    expect(moneyOf(0.1 + 0.2, 'EUR').amount).toBe(30)
    expect(moneyOf(12.34567, 'KWD').amount).toBe(12_346)
    expect(wholeUnits({ amount: 12_345, currency: 'CLF' })).toBe(1.2345)
  })
})

/** What would make a second table of exponents, or take Intl's, and who alone may. */
const reserved: [RegExp, string[]][] = [
  [
    /\*\* \(?\w*(digits|exponent)/i,
    ['contract/money/minor-units.ts', 'server/platform/database/whole-units.ts'],
  ],
  [/style: 'currency'/, ['web/platform/formats/money.ts', 'server/platform/mail/mail-sentence.ts']],
  [/resolvedOptions\(\)\.(maximum|minimum)FractionDigits/, []],
  [/\b(amount|amountMinor|minor)\b\s*[*/]\s*100\b/, []],
]
/** Digits of areas and measures, and sums in whole units, are not minor units. */
const others = [
  'server/listings/draft/draft-values.rules.ts',
  'packages/demonstration/texts/voice.ts',
  'web/listings/costs/rule.ts',
]

test('nothing else turns minor units into whole ones, or writes money', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const rooms = ['contract', 'server', 'web', 'main', 'packages', 'bench']
  const files = (
    await Promise.all(
      rooms.map(async (room) =>
        (await readdir(`${root}/${room}`, { recursive: true })).map((name) => `${room}/${name}`),
      ),
    )
  ).flat()
  const sources = files.filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
  const broken = await Promise.all(
    sources.map(async (name) => {
      const text = await readFile(`${root}/${name}`, 'utf8')
      return reserved.flatMap(([what, who]) =>
        what.test(text) && !who.includes(name) && !others.includes(name) ? [`${name}: ${what}`] : [],
      )
    }),
  )
  expect(broken.flat()).toEqual([])
})
