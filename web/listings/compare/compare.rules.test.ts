/** web/listings: homes side by side. */
import { expect, it } from 'vitest'
import { factRows, featureRows } from './compare.rules.ts'

const one = {
  facts: [
    { name: 'Bedrooms', value: '3' },
    { name: 'Plot', value: '200 m²' },
  ],
  features: ['garden', 'lift'],
}
const other = {
  facts: [
    { name: 'Bedrooms', value: '3' },
    { name: 'Built', value: '1930' },
  ],
  features: ['lift', 'pool'],
}

it('every fact of any home has a row, and knows whether they differ', () => {
  expect(factRows([one, other])).toEqual([
    { name: 'Bedrooms', values: ['3', '3'], differs: false },
    { name: 'Plot', values: ['200 m²', null], differs: true },
    { name: 'Built', values: [null, '1930'], differs: true },
  ])
})

it('features that not all have come first', () => {
  expect(featureRows([one, other])).toEqual([
    { code: 'garden', has: [true, false], differs: true },
    { code: 'pool', has: [false, true], differs: true },
    { code: 'lift', has: [true, true], differs: false },
  ])
})

it('a home alone differs from nobody', () => {
  expect([...factRows([one]), ...featureRows([one])].some(({ differs }) => differs)).toBe(false)
})
