/** web/platform: areas and distances in the visitor's measures. */
import { describe, expect, it } from 'vitest'
import { languageOf } from '../words/languages.ts'
import { formatArea, formatDistance, formatPlot } from './units.ts'

describe('an area', () => {
  it('is whole in either unit', () => {
    expect(formatArea(78.4, 'm2', 'en-GB')).toBe('78 m²')
    expect(formatArea(78, 'sqft', 'en-GB')).toBe('840 sq ft')
    expect(formatArea(78, 'm2', 'en-GB', 120)).toBe('78–120 m²')
    expect(formatArea(78, 'm2', 'en-GB', 78.2)).toBe('78 m²')
  })

  it('of a plot becomes hectares or acres when it is large', () => {
    expect(formatPlot(9_999, 'm2', 'en-GB')).toBe('9,999 m²')
    expect(formatPlot(25_000, 'm2', 'en-GB')).toBe('2.5 ha')
    expect(formatPlot(5_000, 'm2', 'en-GB', 25_000)).toBe('5,000–25,000 m²')
    expect(formatPlot(4_046.8564224, 'sqft', 'en-GB')).toBe('1 acre')
    expect(formatPlot(1_000_000, 'sqft', 'en-GB')).toBe('247 acres')
  })
})

it('has the signs of Arabic behind its figures there, in the digits of the page', () => {
  const arabic = languageOf('ar').locale
  expect(formatArea(1_078, 'm2', arabic)).toBe('1,078 م²')
  expect(formatPlot(25_000, 'm2', arabic)).toBe('2.5 هكتار')
  expect(formatPlot(4_046.8564224, 'sqft', arabic)).toBe('1 فدان')
})

it.each([
  [347, 'm2', '350 م'],
  [2_440, 'm2', '2.4 كم'],
  [500, 'sqft', '550 ياردة'],
  [50_000, 'sqft', '31 ميل'],
] as const)('a distance of %d m in %s is %s in Arabic', (metres, measure, words) => {
  expect(formatDistance(metres, measure, languageOf('ar').locale)).toBe(words)
})

describe('a distance', () => {
  it.each([
    [347, 'm2', '350 m'],
    [2_440, 'm2', '2.4 km'],
    [27_300, 'm2', '27 km'],
    [500, 'sqft', '550 yd'],
    [1_609.344, 'sqft', '1 mi'],
    [50_000, 'sqft', '31 mi'],
  ] as const)('of %d m in %s is %s', (metres, measure, words) => {
    expect(formatDistance(metres, measure, 'en-GB')).toBe(words)
  })
})
