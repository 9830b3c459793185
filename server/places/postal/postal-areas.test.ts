/** places: towns and quarters by their postcodes, held against the gazetteer. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { createPlaces, loadGazetteer } from '../index.ts'
import { isOnlyCode, postalAreaId, postalAreaIds, postalCircle, postalNearId } from './postal-areas.ts'

const places = createPlaces(await loadGazetteer(gazetteerFolder))
const nameOf = (code: string, country: string): string | null => {
  const id = postalAreaId(code, country)
  return id && places.nameOf(id)
}

it('names the town, or the quarter where one is known', () => {
  expect(nameOf('SW11', 'GB')).toBe('Battersea')
  expect(nameOf('SW113AB', 'GB')).toBe('Battersea')
  expect(nameOf('W1K', 'GB')).toBe('Marylebone')
  expect(nameOf('M2', 'GB')).toBe('Manchester')
  expect(nameOf('EH3', 'GB')).toBe('Edinburgh')
  expect(nameOf('90210', 'US')).toBe('Beverly Hills')
  expect(nameOf('28012', 'ES')).toBe('Madrid')
  expect(nameOf('1012AB', 'NL')).toBe('Amsterdam')
  expect(nameOf('C1425', 'AR')).toBe('Palermo')
  expect(nameOf('3121', 'AU')).toBe('Richmond')
  expect(nameOf('1070', 'AT')).toBe('Neubau')
  expect(nameOf('4150', 'PT')).toBe('Porto')
  expect(nameOf('22410000', 'BR')).toBe('Ipanema')
  expect(nameOf('D08', 'IE')).toBe('Dublin')
  expect(nameOf('99999', 'DE')).toBeNull()
  expect(nameOf('1000', 'SE')).toBeNull()
})

it('names places that there are, under their own names, in their countries', () => {
  expect(postalAreaIds().filter(({ id, country }) => places.get(id)?.country !== country)).toEqual([])
  const lines = readFileSync(new URL('./postal-areas.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const astray = lines.filter((line) => {
    const [, , id = '', name] = line.split('\t')
    return places.nameOf(id) !== name
  })
  expect(astray).toEqual([])
})

it('says about where a code lies, and whether it is that of a whole town', () => {
  const nearOf = (code: string, country: string) => places.nameOf(postalNearId(code, country) ?? '')
  expect(nearOf('33790', 'DE')).toBe('Bielefeld')
  expect(nearOf('99999', 'SE')).toBeNull()
  expect(isOnlyCode('59000', 'FR')).toBe(true)
  expect(isOnlyCode('80331', 'DE')).toBe(false)
})

it('knows numbered quarters as circles within their towns', () => {
  expect(postalCircle('75018', 'FR')?.name).toBe('18e arrondissement, Paris')
  expect(postalCircle('D08AB12', 'IE')?.name).toBe('Dublin 8')
  expect(postalCircle('75018', 'US')).toBeNull()
  const text = readFileSync(new URL('./postal-circles.tsv', import.meta.url), 'utf8')
  const astray = text
    .trimEnd()
    .split('\n')
    .filter((line) => {
      const [country = '', code = '', lat, lon] = line.split('\t')
      const town = places.get(postalAreaId(code, country) ?? '')
      return !town || Math.hypot(town.lat - Number(lat), town.lon - Number(lon)) > 0.25
    })
  expect(astray).toEqual([])
})
