/** places: regions that were redrawn since the file of towns was made. */
import { expect, it } from 'vitest'
import { withCurrentCodes } from './current-codes.ts'
import type { SourceCity } from './geonames-files.ts'

const town = (name: string, lat: number, admin1: string, country = 'VN'): SourceCity => ({
  id: 1,
  name,
  asciiName: name,
  alternateNames: '',
  lat,
  lon: 105,
  feature: 'PPL',
  country,
  admin1,
  admin2: '',
  population: 1_000,
})
const regions = new Set(['VN.01', 'VN.44', 'PT.14', 'PT.13'])
const regionsOf = (towns: readonly SourceCity[], newer: readonly SourceCity[]) =>
  withCurrentCodes(towns, newer, regions).map(({ admin1 }) => admin1)

it('takes the region of a town from the newer file', () => {
  expect(regionsOf([town('Hanoi', 21, '44')], [town('Hanoi', 21.004, '01')])).toEqual(['01'])
})

it('lets a town that the newer file leaves out follow its nearest neighbour out of a region that is no more', () => {
  const towns = [town('Near', 20, '30'), town('Far', 10, '30'), town('Left out', 19, '30')]
  const newer = [town('Near', 20, '01'), town('Far', 10, '44')]
  expect(regionsOf(towns, newer)).toEqual(['01', '44', '01'])
})

it('lets it stay in a region that others have only been moved out of, and where nobody knows better', () => {
  const towns = ['A', 'B', 'C', 'Left out'].map((name, at) => town(name, 40 + at, '14', 'PT'))
  const newer = [town('A', 40, '13', 'PT'), town('B', 41, '14', 'PT'), town('C', 42, '14', 'PT')]
  expect(regionsOf(towns, newer)).toEqual(['13', '14', '14', '14'])
  expect(regionsOf([town('Alone', 1, '00', 'XX')], [])).toEqual(['00'])
  expect(regionsOf([town('Hanoi', 21, '44')], [town('Hanoi', 21, '')])).toEqual(['44'])
})
