/**
 * feeds: figures that reach from one value to another keep both ends, and
 * everybody whom a record names is kept in order.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileOf, fixture, readFeed } from '#tests/support/feeds.ts'

const onlyHome = async (content: string, name?: string) => (await readFeed(fileOf(content, name))).homes[0]

test('Meridian’s own files have a field for each upper end, and several agents in one', async () => {
  const row = {
    id: '1',
    type: 'apartment',
    purpose: 'sale',
    price: 300_000,
    price_max: 410_000,
    currency: 'EUR',
    country: 'PT',
    city: 'Lisbon',
    bedrooms: 1,
    bedrooms_max: 3,
    living_area: 48,
    living_area_max: 96.5,
    agent: 'Ana Example; Rui Example',
  }
  expect(await onlyHome(JSON.stringify([row]), 'homes.json')).toMatchObject({
    bedrooms: 1,
    bedroomsMax: 3,
    areas: [{ kind: 'living', value: 48, max: { value: 96.5, valueM2: 96.5 } }],
    offers: [{ priceMode: 'range', amountMinor: 30_000_000, amountMaxMinor: 41_000_000 }],
    agentName: 'Ana Example',
    coAgentNames: ['Rui Example'],
  })
})

test('RESO prices a range by its upper end and names the lower one beside it', async () => {
  const property = {
    ListingKey: 'K1',
    StandardStatus: 'Active',
    PropertyType: 'Residential',
    City: 'Austin',
    ListPrice: 550_000,
    ListPriceLow: 500_000,
    ListAgentFullName: 'Ada Example',
    CoListAgentFullName: 'Bo Example',
    CoListAgent2FullName: 'Cy Example',
  }
  expect(await onlyHome(JSON.stringify({ value: [property] }), 'homes.json')).toMatchObject({
    offers: [{ priceMode: 'range', amountMinor: 50_000_000, amountMaxMinor: 55_000_000 }],
    agentName: 'Ada Example',
    coAgentNames: ['Bo Example', 'Cy Example'],
  })
})

test('REAXML measures a building from and to', async () => {
  const file = readFileSync(fixture('reaxml/thinkery-residential.xml'), 'utf8')
  const area = '<area unit="squareMeter"><range><min>60</min><max>90</max></range></area>'
  const home = await onlyHome(file.replace(/<area unit="square">40<\/area>/, area))
  expect(home?.areas[0]).toMatchObject({ kind: 'built', value: 60, max: { value: 90, valueM2: 90 } })
})

test('Property Finder’s records may name several agents', async () => {
  const file = readFileSync(fixture('property-finder/list.xml'), 'utf8')
  const home = await onlyHome(file.replace('</agent>', '</agent><agent><name>Bo Example</name></agent>'))
  expect(home).toMatchObject({ agentName: 'Ada Example', coAgentNames: ['Bo Example'] })
})
