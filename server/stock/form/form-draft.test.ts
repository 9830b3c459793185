/** stock: a listing written by hand and read back says the same, and what the form cannot say stays. */
import { expect, test } from 'vitest'
import { emptyForm } from '#contract/stock/empty-form.ts'
import { listingForm } from '#contract/stock/listing-form.ts'
import { aDraft } from '#tests/support/listing-drafts.ts'
import { toDraft, toForm } from './form-draft.rules.ts'
import { asHtml, asPlainText } from './plain-text.rules.ts'

test('a listing becomes a form that is valid, and the form the same listing again', () => {
  const draft = aDraft('one')
  const form = toForm(draft)
  expect(listingForm.parse(form)).toEqual(form)
  const again = toDraft(form, { sourceId: 'one', status: 'active' }, draft)
  expect(toForm(again)).toEqual(form)
  const { otherFeatures, alternateIds, receptionRooms } = again
  expect({ otherFeatures, alternateIds, receptionRooms }).toEqual({
    otherFeatures: ['Azulejos'],
    alternateIds: [{ scheme: 'cadastral', value: '110648-U-1234' }],
    receptionRooms: 1,
  })
})

test('an empty form is valid, and says nothing that it was not told', () => {
  const form = emptyForm({ country: 'PT', currency: 'EUR', lang: 'pt' })
  expect(listingForm.parse(form)).toEqual(form)
  expect(() => toDraft(form, { sourceId: 'x', status: 'active' })).toThrow(TypeError)
})

test('areas are kept as they were measured, in square metres too', () => {
  const form = {
    ...emptyForm({ country: 'US', currency: 'USD' }),
    type: 'house',
    purpose: 'sale',
    areas: [
      { kind: 'living', value: 1_000, unit: 'sqft' },
      { kind: 'plot', value: 2, unit: 'ac' },
    ],
  } as const
  const { areas } = toDraft(listingForm.parse(form), { sourceId: 'x', status: 'active' })
  expect(areas.map(({ kind, valueM2 }) => [kind, Math.round(valueM2)])).toEqual([
    ['living', 93],
    ['plot', 8_094],
  ])
})

test('a flat without a bedroom is a studio; a price on request has no amount', () => {
  const empty = emptyForm({ country: 'PT', currency: 'EUR' })
  const form = listingForm.parse({
    ...empty,
    type: 'apartment',
    purpose: 'rent',
    bedrooms: 0,
    price: { ...empty.price, mode: 'onRequest', amount: 5_000, period: 'month' },
  })
  const draft = toDraft(form, { sourceId: 'x', status: 'active' })
  expect(draft.isStudio).toBe(true)
  expect(draft.offers[0]).toMatchObject({ amountMinor: null, period: 'month', purpose: 'rent' })
})

test.each([
  [
    'Bright & quiet.\nNew roof.\n\nGarden <20 m².',
    '<p>Bright &amp; quiet.<br>New roof.</p><p>Garden &lt;20 m².</p>',
  ],
  ['One line', '<p>One line</p>'],
])('%j is stored as HTML and read back', (text, html) => {
  expect(asHtml(text)).toBe(html)
  expect(asPlainText(html)).toBe(text)
})

test('lists of a feed become lines', () => {
  expect(asPlainText('<p>Has:</p><ul><li>lift</li><li><strong>garage</strong></li></ul>')).toBe(
    'Has:\n\n– lift\n– garage',
  )
})
