/** Catalogue, illustrations: what every picture must be, whatever its address says. */
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { propertyTypes } from '../../../contract/vocabulary/vocabulary.ts'
import { ARCHETYPES } from './exteriors/registry.ts'
import {
  archetypesFor,
  describeIllustration,
  drawIllustration,
  exteriorSpec,
  hoursFor,
  interiorSpec,
  planSpec,
  styleFor,
  thumbColour,
} from './index.ts'
import type { ArchetypeId } from './index.ts'
import { STYLES } from './interiors/styles.ts'
import type { StyleId } from './interiors/styles.ts'
import { ROOMS } from './spec.ts'

const archetypes = Object.keys(ARCHETYPES) as ArchetypeId[]
const styles = Object.keys(STYLES) as StyleId[]
const seeds = (count: number) => Array.from({ length: count }, (_, index) => (index * 7919 + 13).toString(36))

function drawn(spec: string): string {
  const svg = drawIllustration(spec)
  if (svg === null) throw new Error(`nothing drawn for ${spec}`)
  return svg
}

type Parts = { svg: string; ids: string[]; references: string[]; size: { width: number; height: number } }

/**
 * Reads the picture as XML and answers what it defines and what it refers to;
 * anything that could load or run is an error.
 */
function inspect(svg: string): Parts {
  const ids: string[] = []
  const references: string[] = []
  let viewBox = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (
      !/^(svg|g|defs|use|rect|path|circle|ellipse|text|pattern|linearGradient|radialGradient|stop)$/.test(
        name,
      )
    )
      throw new Error(`a <${name}> has no place in a picture`)
    for (const [key, value] of Object.entries(attributes as Record<string, string>)) {
      if (key === 'id') ids.push(value)
      else if (key === 'href') references.push(value.replace(/^#/, ''))
      else if (key === 'viewBox') viewBox = value
      else if (/^on|^style$|xlink/.test(key) || /javascript:|data:|@import/i.test(value))
        throw new Error(`${key}="${value}"`)
      for (const [, id] of value.matchAll(/url\(([^)]*)\)/g)) references.push((id ?? '').replace(/^#/, ''))
    }
  })
  parser.write(svg).close()
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
  return { svg, ids, references, size: { width, height } }
}

const everyKind = [
  ...archetypes.flatMap((archetype) =>
    hoursFor(archetype).map((time) => exteriorSpec({ archetype, seed: '1a2b3c', time })),
  ),
  ...ROOMS.flatMap((room) => styles.map((style) => interiorSpec({ room, seed: '1a2b3c', style }))),
  ...[0, 1, 2, 3, 4, 5, 6, 8].map((bedrooms) =>
    planSpec({ seed: '1a2b3c', bedrooms, bathrooms: Math.max(1, bedrooms - 2) }),
  ),
]

/** Each is drawn and read once. */
const inspected = new Map<string, Parts>()
function partsOf(spec: string): Parts {
  const parts = inspected.get(spec) ?? inspect(drawn(spec))
  inspected.set(spec, parts)
  return parts
}

describe('every picture', () => {
  it.each(everyKind)('%s is one self-contained, well-formed SVG of 3 : 2', (spec) => {
    const { svg, ids, references, size } = partsOf(spec)
    expect(size).toEqual({ width: 960, height: 640 })
    expect(new Set(ids).size).toBe(ids.length)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|~|\d\.\d{4}/)
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(45_000)
  })

  it('is the same each time, and another for another seed or hour', () => {
    for (const archetype of archetypes) {
      const [first = 'day', second = 'dusk'] = hoursFor(archetype)
      const spec = exteriorSpec({ archetype, seed: 'k3', time: first })
      expect(drawn(spec)).toBe(drawn(spec))
      expect(drawn(spec)).not.toBe(drawn(exteriorSpec({ archetype, seed: 'k4', time: first })))
      expect(drawn(spec)).not.toBe(drawn(exteriorSpec({ archetype, seed: 'k3', time: second })))
    }
  })

  it('shares no id with another picture, so that several can stand in one page', () => {
    const owners = new Map<string, string>()
    const shared: string[] = []
    for (const spec of everyKind)
      for (const id of partsOf(spec).ids) {
        const owner = owners.get(id) ?? spec
        if (owner !== spec) shared.push(`${id} of ${owner} and ${spec}`)
        owners.set(id, owner)
      }
    expect(owners.size).toBeGreaterThan(everyKind.length)
    expect(shared).toEqual([])
  })
})

describe('exteriors', () => {
  it('come in at least twenty-five kinds, of which no two look the same', () => {
    expect(archetypes.length).toBeGreaterThanOrEqual(25)
    const bare = (svg: string) => svg.replaceAll(/m[0-9a-z]+-[0-9a-z]+/g, '')
    const pictures = archetypes.map((archetype) => bare(drawn(`exterior-${archetype}-q9-day`)))
    expect(new Set(pictures).size).toBe(archetypes.length)
  })

  it.each(archetypes)('%s stays small at every hour it has', (archetype) => {
    const hours = hoursFor(archetype)
    const sizes = seeds(4).map((seed, index) => {
      const svg = drawn(exteriorSpec({ archetype, seed, time: hours[index % hours.length] ?? 'day' }))
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      return Buffer.byteLength(svg)
    })
    expect(Math.max(...sizes)).toBeLessThanOrEqual(45_000)
  })

  it('are the same building at every hour', () => {
    // The walls of a house keep their outlines; only light, framing and sky change.
    const outline = (svg: string) => [...svg.matchAll(/ d="(M[^"]{20,})" fill="url/g)].map(([, d]) => d)
    for (const archetype of ['cottage', 'villa', 'castle', 'farmhouse'] as const) {
      const day = new Set(outline(drawn(`exterior-${archetype}-z1-day`)))
      const dusk = outline(drawn(`exterior-${archetype}-z1-dusk`))
      const kept = dusk.filter((d) => day.has(d)).length
      expect(kept / dusk.length).toBeGreaterThan(0.6)
    }
  })
})

describe('rooms', () => {
  it('take their style from the seed when the address names none', () => {
    expect(drawn('interior-living-1a2b3c')).toBe(drawn('interior-living-1a2b3c'))
    expect(drawn('interior-living-1a2b3c')).not.toBe(drawn('interior-living-1a2b3d'))
  })
})

describe('addresses', () => {
  it.each([
    '',
    'exterior',
    'exterior-georgian',
    'exterior-georgian-1a2b3c',
    'exterior-georgian-1a2b3c-midnight',
    'exterior-georgian-1A2B3C-day',
    'exterior-georgian-1a2b3c-day ',
    'exterior-georgian-1a2b3c-day\n',
    'exterior-georgian-1a2b3c-day.svg',
    'exterior-__proto__-1a2b3c-day',
    'exterior-constructor-1a2b3c-day',
    'exterior-tostring-1a2b3c-day',
    'exterior-hasownproperty-1a2b3c-day',
    'exterior-igloo-1a2b3c-day',
    'exterior-riad-1a2b3c-snow',
    'interior-constructor-1a2b3c',
    'interior-living-1a2b3c-baroque',
    'interior-living-1a2b3c-constructor',
    'interior-living-',
    'plan-1a2b3c-3b0b',
    'plan-1a2b3c-9b1b',
    'plan-1a2b3c-99b99b',
    'plan-1a2b3c--1b1b',
    'plan-1a2b3c-2b1b-9',
    'plan-1a2b3c-2b1b-9999',
    '../../etc/passwd',
    'exterior-georgian-../../etc-day',
    '%2e%2e%2fetc',
    'exterior-georgian-<svg>-day',
    'plan-٣b-2b1b',
    `exterior-georgian-${'a'.repeat(1_000_000)}-day`,
    'x'.repeat(1_000_000),
    '-'.repeat(1_000_000),
  ])('that are not ours (%#) give nothing', (spec) => {
    expect(drawIllustration(spec)).toBeNull()
    expect(thumbColour(spec)).toBeNull()
    expect(describeIllustration(spec)).toBeNull()
  })

  it('are built from any seed and always draw', () => {
    for (const seed of ['018f3c1e-7b2a-7cc3-9d10-0242ac120002', '', '../../..', '日本', 'a b', 'ZZ', '7']) {
      expect(drawn(exteriorSpec({ archetype: 'riad', seed, time: 'snow' }))).toContain('<svg')
      expect(drawn(interiorSpec({ room: 'kitchen', seed }))).toContain('<svg')
      expect(drawn(planSpec({ seed, bedrooms: 40, bathrooms: 0, area: 3 }))).toContain('<svg')
    }
  })

  it('read as they were written', () => {
    expect(exteriorSpec({ archetype: 'georgian', seed: '1a2b3c', time: 'dusk' })).toBe(
      'exterior-georgian-1a2b3c-dusk',
    )
    expect(exteriorSpec({ archetype: 'riad', seed: '1a2b3c', time: 'snow' })).toBe(
      'exterior-riad-1a2b3c-overcast',
    )
    expect(interiorSpec({ room: 'living', seed: '1a2b3c' })).toBe('interior-living-1a2b3c')
    expect(interiorSpec({ room: 'living', seed: '1a2b3c', style: styleFor('riad') })).toBe(
      'interior-living-1a2b3c-oriental',
    )
    expect(planSpec({ seed: '1a2b3c', bedrooms: 3, bathrooms: 2 })).toBe('plan-1a2b3c-3b2b')
    expect(planSpec({ seed: '1a2b3c', bedrooms: 3, bathrooms: 2, area: 118.4 })).toBe('plan-1a2b3c-3b2b-118')
  })
})

describe('buildings by place', () => {
  const countries = [
    'GB',
    'FR',
    'NL',
    'DE',
    'CH',
    'NO',
    'RO',
    'ES',
    'GR',
    'MA',
    'AE',
    'US',
    'MX',
    'AR',
    'JM',
    'JP',
    'KR',
    'IN',
    'SG',
    'AU',
    'ZA',
    'KE',
    'XX',
    '',
    'gb',
  ]

  it('fit every type of property in every country, and every kind of building is used', () => {
    const used = new Set<ArchetypeId>()
    for (const country of countries)
      for (const type of [...propertyTypes, 'somethingNew']) {
        const fitting = archetypesFor({ country, type })
        expect(fitting.length).toBeGreaterThan(0)
        for (const archetype of fitting) used.add(archetype)
      }
    expect(archetypes.filter((archetype) => !used.has(archetype))).toEqual([])
  })

  it('differ where building differs', () => {
    const terraced = archetypesFor({ country: 'GB', type: 'terraced' })
    const marrakech = archetypesFor({ country: 'MA', type: 'house' })
    const osaka = archetypesFor({ country: 'JP', type: 'apartment' })
    expect(terraced).toContain('victorian')
    expect(marrakech).toContain('riad')
    expect(osaka).toContain('mansion')
    expect(terraced.filter((one) => marrakech.includes(one) || osaka.includes(one))).toEqual([])
    expect(archetypesFor({ country: 'gb', type: 'terraced' })).toEqual(terraced)
  })
})

describe('placeholders', () => {
  const specs = [
    ...archetypes.map((archetype, index) =>
      exteriorSpec({ archetype, seed: 'p7', time: hoursFor(archetype)[index % 4] ?? 'day' }),
    ),
    ...ROOMS.map((room) => interiorSpec({ room, seed: 'p7' })),
    planSpec({ seed: 'p7', bedrooms: 2, bathrooms: 1 }),
  ]

  it.each(specs)('%s has nearly the colour of the whole picture', async (spec) => {
    const { channels } = await sharp(Buffer.from(drawn(spec)), { density: 9 })
      .flatten()
      .stats()
    const colour = thumbColour(spec) ?? ''
    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    const given = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    const distance = Math.hypot(...given.map((value, index) => value - (channels[index]?.mean ?? 0)))
    expect(distance).toBeLessThan(80)
  })
})
