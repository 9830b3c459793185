/** web/listings: every rule for buying costs against examples worked out by hand from the published rule. */
import { assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buyers, total, type Purchase } from './rule.ts'
import { costRules, costsByBuyer, ruleFor } from './rules.ts'

const home: Omit<Purchase, 'price' | 'region'> = { buyer: 'main', type: 'house', isNew: false, isCoop: false }

/** `[least]` or `[least, most]` of the sum for a purchase; null where the rule does not speak. */
function sum(country: string, region: string | null, price: number, more: Partial<Purchase> = {}) {
  const rule = ruleFor(country, region)
  if (!rule) throw new Error(`no rule for ${country} ${region ?? ''}`)
  const lines = rule.lines({ ...home, price, region, ...more })
  if (!lines) return null
  const { amount, most } = total(lines)
  return most === null ? [amount] : [amount, most]
}

type Example = [
  where: string,
  country: string,
  region: string | null,
  price: number,
  more: Partial<Purchase>,
  paid: number[] | null,
]

const examples: Example[] = [
  // GOV.UK's own example: £295,000 → 0 + £2,500 + £2,250.
  ['England', 'GB', 'ENG', 295_000, {}, [4_750]],
  ['England, at the top of a band', 'GB', 'ENG', 925_000, {}, [36_250]],
  ['England, two million', 'GB', 'ENG', 2_000_000, {}, [153_750]],
  // GOV.UK: a first-time buyer pays £10,000 on £500,000.
  ['England, first home', 'GB', 'ENG', 500_000, { buyer: 'first' }, [10_000]],
  ['England, first home above the limit', 'GB', 'ENG', 500_001, { buyer: 'first' }, [15_000.05]],
  // GOV.UK: £300,000 as an additional home costs £20,000.
  ['England, additional', 'GB', 'ENG', 300_000, { buyer: 'additional' }, [20_000]],
  ['Northern Ireland', 'GB', 'NIR', 125_000, {}, [0]],
  ['Scotland', 'GB', 'SCT', 300_000, {}, [4_600]],
  ['Scotland, first home', 'GB', 'SCT', 300_000, { buyer: 'first' }, [4_000]],
  ['Scotland, additional', 'GB', 'SCT', 300_000, { buyer: 'additional' }, [28_600]],
  ['Wales', 'GB', 'WLS', 400_000, {}, [10_500]],
  ['Wales, additional', 'GB', 'WLS', 250_000, { buyer: 'additional' }, [14_950]],
  ['Ireland', 'IE', null, 1_600_000, {}, [26_000]],
  ['Ireland, new', 'IE', null, 1_135_000, { isNew: true }, [10_000, 12_700]],
  [
    'Portugal, own home of €300,000 by the practical table',
    'PT',
    '14',
    300_000,
    {},
    [300_000 * 0.07 - 10_457.96 + 2_400],
  ],
  ['Portugal, other home', 'PT', '14', 100_000, { buyer: 'additional' }, [1_800]],
  ['Portugal, single rate', 'PT', '14', 700_000, {}, [42_000 + 5_600]],
  ['Portugal, above the last bound', 'PT', '14', 1_200_000, {}, [90_000 + 9_600]],
  ['Portugal, first home', 'PT', '14', 330_539, { buyer: 'first' }, [0]],
  ['Portugal, first home partly free', 'PT', '14', 430_539, { buyer: 'first' }, [8_000 + 800]],
  ['Azores', 'PT', '23', 200_000, {}, null],
  ['Madrid', 'ES', '29', 250_000, {}, [15_000]],
  ['Catalunya by its printed table', 'ES', '56', 1_500_000, {}, [165_000]],
  ['Balears', 'ES', '07', 500_000, {}, [41_000]],
  ['Madrid, new', 'ES', '29', 200_000, { isNew: true }, [20_000 + 1_500]],
  ['Galicia, new: no checked stamp duty', 'ES', '58', 200_000, { isNew: true }, null],
  ['Valencia', 'ES', '60', 300_000, {}, [27_000]],
  ['Valencia above a million', 'ES', '60', 1_200_000, {}, [132_000]],
  ['Valencia, new', 'ES', '60', 300_000, { isNew: true }, [34_200]],
  ['Bavaria', 'DE', '02', 800_000, {}, [28_000]],
  ['North Rhine-Westphalia', 'DE', '07', 800_000, {}, [52_000]],
  ['Netherlands', 'NL', null, 400_000, {}, [8_000]],
  ['Netherlands, first home', 'NL', null, 555_000, { buyer: 'first' }, [0]],
  ['Netherlands, first home above the limit', 'NL', null, 600_000, { buyer: 'first' }, [12_000]],
  ['Netherlands, additional', 'NL', null, 300_000, { buyer: 'additional' }, [24_000]],
  ['Netherlands, new', 'NL', null, 300_000, { isNew: true }, null],
  ['Flanders', 'BE', 'VLG', 300_000, {}, [6_000]],
  ['Wallonia, additional', 'BE', 'WAL', 300_000, { buyer: 'additional' }, [37_500]],
  ['Brussels', 'BE', 'BRU', 450_000, {}, [31_250]],
  ['Brussels above the limit', 'BE', 'BRU', 640_000, {}, [80_000]],
  ['Italy, prima casa', 'IT', null, 200_000, {}, [1_100, 4_100]],
  ['Italy, additional', 'IT', null, 200_000, { buyer: 'additional' }, [1_100, 18_100]],
  ['Austria', 'AT', null, 400_000, {}, [18_400]],
  ['Dubai', 'AE', '03', 2_000_000, {}, [80_000]],
  // IRAS: $4,500,000 → 1,800 + 3,600 + 19,200 + 20,000 + 75,000 + 90,000.
  ['Singapore', 'SG', null, 4_500_000, {}, [209_600]],
  ['Singapore, second home', 'SG', null, 1_000_000, { buyer: 'additional' }, [224_600]],
  ['Hong Kong, least', 'HK', null, 4_000_000, {}, [100]],
  ['Hong Kong, marginal relief', 'HK', null, 4_100_000, {}, [20_100]],
  ['Hong Kong', 'HK', null, 8_000_000, {}, [240_000]],
  ['Hong Kong, beyond what we checked', 'HK', null, 120_000_000, {}, null],
  ['New South Wales', 'AU', '02', 900_000, {}, [34_912]],
  ['Victoria, own home', 'AU', '07', 500_000, {}, [21_970]],
  ['Victoria, flat rate', 'AU', '07', 1_000_000, {}, [55_000]],
  ['Victoria, top', 'AU', '07', 2_100_000, {}, [116_500]],
  ['Queensland, own home', 'AU', '04', 500_000, {}, [8_750]],
  ['Queensland, additional', 'AU', '04', 500_000, { buyer: 'additional' }, [15_925]],
  ['Ontario', 'CA', '08', 500_000, {}, [6_475]],
  ['British Columbia', 'CA', '02', 1_000_000, {}, [18_000]],
  ['New York below a million', 'US', 'NY', 999_999, {}, [0]],
  ['New York', 'US', 'NY', 1_000_000, {}, [10_000]],
  ['New York, supplement of the city', 'US', 'NY', 2_000_000, {}, [20_000, 25_000]],
  ['New Zealand', 'NZ', null, 900_000, {}, [0]],
  ['Sweden', 'SE', null, 4_000_000, {}, [60_825]],
  ['Sweden, cooperative flat', 'SE', null, 4_000_000, { type: 'apartment', isCoop: true }, [0]],
  ['Norway', 'NO', null, 4_000_000, {}, [100_000]],
  ['Finland, flat', 'FI', null, 200_000, { type: 'apartment' }, [3_000]],
  ['Finland, house', 'FI', null, 200_000, {}, [3_000, 6_000]],
  ['Poland', 'PL', null, 500_000, {}, [10_000]],
  ['Poland, first home', 'PL', null, 500_000, { buyer: 'first' }, [0]],
  ['Czechia', 'CZ', null, 5_000_000, {}, [2_000]],
  ['Greece', 'GR', null, 200_000, {}, [6_180]],
  ['Croatia', 'HR', null, 200_000, {}, [6_000]],
  ['Hungary', 'HU', null, 50_000_000, {}, [2_000_000]],
  ['Hungary, the most asked', 'HU', null, 10_000_000_000, {}, [200_000_000]],
  ['South Africa by its printed table', 'ZA', null, 2_329_300, {}, [53_544]],
  ['South Africa, top by its printed table', 'ZA', null, 13_310_000, {}, [1_241_456]],
]

describe('buying costs', () => {
  it.each(examples)('%s', (_, country, region, price, more, paid) => {
    expect(sum(country, region, price, more)).toEqual(paid?.map((one) => Math.round(one * 100) / 100) ?? null)
  })

  it('of France: duties between the two rates, the notary by the scale with VAT, the land registration', () => {
    // Notary on €250,000: 251.55 + 167.58 + 457.52 + 1,518.10 = 2,394.75; with 20% VAT 2,873.70.
    expect(sum('FR', null, 250_000)).toEqual(
      [14_516.63 + 2_873.7 + 250, 15_796.25 + 2_873.7 + 250].map(round),
    )
    expect(sum('FR', null, 250_000, { isNew: true })).toEqual([1_787.5 + 2_873.7 + 250].map(round))
  })

  it('does not know countries and regions without a rule', () => {
    expect(ruleFor('CH', '25')).toBeNull()
    expect(ruleFor('GB', null)).toBeNull()
    expect(ruleFor('US', 'TX')).toBeNull()
    expect(ruleFor('AE', '01')).toBeNull()
  })

  it('leaves out the buyers of whom a rule does not speak', () => {
    const rule = ruleFor('GB', 'WLS')
    expect(
      rule && costsByBuyer(rule, { ...home, price: 300_000, region: 'WLS' })?.map((one) => one.buyer),
    ).toEqual(['main', 'additional'])
  })
})

const round = (amount: number) => Math.round(amount * 100) / 100

describe.each(costRules.map((rule) => [`${rule.country} ${rule.regions?.join(' ') ?? ''}`, rule] as const))(
  'rule %s',
  (_, rule) => {
    it('names its source, its day and the day it was checked', () => {
      expect(rule.source.name.length).toBeGreaterThan(5)
      expect(new URL(rule.source.url).protocol).toBe('https:')
      expect(rule.since <= rule.checked).toBe(true)
      for (const day of [rule.since, rule.checked, rule.until ?? rule.since])
        expect(new Date(day).toISOString()).toContain(day)
      expect(rule.buyers.length).toBeGreaterThan(0)
    })

    it('never asks a negative sum, nor more than half the price, and gives ranges the right way round', () => {
      const one = record({
        price: integer({ min: 100_000, max: 30_000_000 }),
        buyer: constantFrom(...buyers),
        region: constantFrom(...(rule.regions ?? [null])),
        type: constantFrom('house' as const, 'apartment' as const),
        isNew: boolean(),
        isCoop: boolean(),
      })
      assert(
        property(one, (purchase) => {
          for (const { amount, most } of rule.lines(purchase) ?? []) {
            expect(amount).toBeGreaterThanOrEqual(0)
            expect(most ?? amount).toBeGreaterThanOrEqual(amount)
            expect(most ?? amount).toBeLessThan(purchase.price / 2)
          }
        }),
      )
    })
  },
)
