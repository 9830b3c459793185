/** feeds: no field of a record vanishes unsaid: it has a place, a rule that leaves it out, or is told. */
import { describe, expect, it } from 'vitest'
import { fileOf, readFeed, type ReadFeed } from '#tests/support/feeds.ts'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'

const toldOf = ({ findings }: ReadFeed): string[] => [
  ...new Set(
    findings.flatMap(({ code, field }) => (code === 'field.noPlace' ? (field?.split(', ') ?? []) : [])),
  ),
]

describe.each([
  [
    'kyero',
    () =>
      fileOf(
        kyeroFile([
          kyeroHome(1, { energy_rating: '<emissions>C</emissions>', distance: '<beach>200</beach>' }),
        ]),
      ),
    ['distance/beach'],
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
    ['infrastruktur/distanzen', 'infrastruktur/distanzen@distanz_zu'],
  ],
] as const)('%s', (_code, file, expected) => {
  it('tells what has no place, and only that', async () => {
    expect(toldOf(await readFeed(file())).toSorted()).toEqual([...expected].toSorted())
  })
})
