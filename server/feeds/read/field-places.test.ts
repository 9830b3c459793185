/** feeds: no field of a record vanishes unsaid: it has a place, a rule that leaves it out, or is told. */
import { describe, expect, it } from 'vitest'
import { fileOf, readFeed, sample, quirk, type ReadFeed } from '#tests/support/feeds.ts'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'
import { createFieldWatch, filledPaths } from './field-places.ts'
import { formats } from '../formats/formats.ts'
import { openFeed } from '../intake/open-documents.ts'
import type { Element } from '../records/record.ts'

const toldOf = ({ findings }: ReadFeed): string[] => [
  ...new Set(findings.flatMap(({ code, field }) => (code === 'field.noPlace' ? (field?.split(', ') ?? []) : []))),
]

const rename = (element: Element, from: string, to: string): Element => ({
  ...element,
  name: element.name === from ? to : element.name,
  children: element.children.map((child) => rename(child, from, to)),
})

describe.each([
  [
    'kyero',
    () =>
      fileOf(kyeroFile([kyeroHome(1, { energy_rating: '<emissions>C</emissions>', distance: '<beach>200</beach>' })])),
    ['energy_rating/emissions', 'distance/beach'],
  ],
  [
    'blm',
    () =>
      fileOf(
        "#HEADER#\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nAGENT_REF^PRICE^TRANS_TYPE_ID^TOWN^SHARED_OWNERSHIP^KITCHENS^~\n#DATA#\nA^250000^1^Leeds^40^0^~\n#END#\n",
      ),
    ['SHARED_OWNERSHIP'],
  ],
  [
    'openimmo',
    () =>
      fileOf(
        '<openimmo><uebertragung umfang="VOLL" version="1.2.7"/><anbieter><immobilie><preise><kaufpreis>250000</kaufpreis><aussen_courtage mit_mwst="true">3,57 %</aussen_courtage></preise><zustand_angaben><energiepass><epart>BEDARF</epart><gueltig_bis>2030-01-01</gueltig_bis></energiepass></zustand_angaben><infrastruktur><distanzen distanz_zu="FLUGHAFEN">12</distanzen></infrastruktur><geo><ort>Kiel</ort></geo><verwaltung_techn><openimmo_obid>A</openimmo_obid></verwaltung_techn></immobilie></anbieter></openimmo>',
      ),
    [
      'infrastruktur/distanzen',
      'infrastruktur/distanzen@distanz_zu',
      'preise/aussen_courtage',
      'preise/aussen_courtage@mit_mwst',
      'zustand_angaben/energiepass/epart',
      'zustand_angaben/energiepass/gueltig_bis',
    ],
  ],
] as const)('%s', (code, file, expected) => {
  it('tells what has no place, and only that', async () => {
    expect(toldOf(await readFeed(file())).toSorted()).toEqual([...expected].toSorted())
  })

  it('a field of another name is never silent', async () => {
    const format = formats.find((one) => one.code === code)
    const feed = await openFeed(file())
    if (!format || !('read' in feed)) throw new Error('not read')
    const watch = createFieldWatch(format.fields)
    const reading = await feed.read()
    for await (const records of reading.records)
      for (const { raw, line, column } of records) {
        const element = format.reread(raw, { line, column }, reading.header)?.element
        if (!element) throw new Error('not read again')
        for (const path of filledPaths(element)) {
          // Below a wildcard any name has a place.
          if (!format.fields.mapped.includes(path)) continue
          const name = path.split('@')[0]?.split('/').at(-1) ?? ''
          expect(watch(rename(element, name, 'nobody_knows_it')).join()).toContain('nobody_knows_it')
        }
      }
  })

  it('gives a reason for everything it leaves out', () => {
    const fields = formats.find((one) => one.code === code)?.fields
    for (const [path, why] of Object.entries(fields?.ignored ?? {})) {
      expect(`${path}: ${why}`.length).toBeGreaterThan(path.length + 20)
      expect(fields?.mapped).not.toContain(path)
    }
  })
})

it.each([
  sample('openestate-kyero.xml'),
  sample('openestate-openimmo.xml'),
  sample('bobf-example-data.blm'),
  quirk('openimmo-full.xml'),
])('every home of %s is mapped with its unplaced fields told once', async (path) => {
  const read = await readFeed(path)
  const told = read.findings.filter(({ code }) => code === 'field.noPlace')
  expect(new Set(told.map(({ sourceId }) => sourceId)).size).toBe(told.length)
})
