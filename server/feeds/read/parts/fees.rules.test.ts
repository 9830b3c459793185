/** feeds: what agencies are paid is read from words only where the words leave no doubt. */
import { expect, it } from 'vitest'
import { fileOf, readFeed } from '#tests/support/feeds.ts'
import { feeFrom, payerOfWord } from './fees.rules.ts'

const minor = (amount: number) => amount * 100
const read = (text: string | null) => feeFrom({ payer: null, text, minor })

it.each([
  ['3,57 %', 3.57, null],
  ['3.57% incl. VAT', 3.57, null],
  ['ca. 5 % zzgl. MwSt.', 5, null],
  ['2.500 EUR', null, 250_000],
  ['1500', null, 150_000],
  ['2 monthly rents', null, null],
  ['0 %', null, null],
  ['provisionsfrei', null, null],
])('%s', (text, percent, amountMinor) => {
  expect(read(text)).toEqual({ payer: null, percent, amountMinor, text })
})

it('nothing said is no fee, and a payer alone is one', () => {
  expect(read('  ')).toBeNull()
  expect(feeFrom({ payer: 'owner', text: null, minor })).toMatchObject({ payer: 'owner', percent: null })
})

it('who pays is known by the word, in several languages', () => {
  expect(['buyer', 'verkaufer', 'ambos', 'nobody', 'the moon'].map(payerOfWord)).toEqual([
    'seeker',
    'owner',
    'shared',
    'nobody',
    null,
  ])
})

const openImmo = async (prices: string) => {
  const file = `<openimmo><uebertragung umfang="VOLL" version="1.2.7"/><anbieter><immobilie><preise><kaufpreis>250000</kaufpreis>${prices}</preise><geo><ort>Kiel</ort></geo><verwaltung_techn><openimmo_obid>A</openimmo_obid></verwaltung_techn></immobilie></anbieter></openimmo>`
  return (await readFeed(fileOf(file))).homes[0]?.offers[0]?.fee
}

it('OpenImmo has an outer and an inner commission', async () => {
  const outer = '<aussen_courtage mit_mwst="true">3,57 %</aussen_courtage>'
  expect(await openImmo(outer)).toMatchObject({ payer: 'seeker', percent: 3.57 })
  expect(await openImmo(`${outer}<innen_courtage>3,57 %</innen_courtage>`)).toMatchObject({ payer: 'shared' })
  expect(await openImmo('<provisionspflichtig>false</provisionspflichtig>')).toMatchObject({
    payer: 'nobody',
  })
  expect(await openImmo('')).toBeNull()
})
