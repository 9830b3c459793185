/** feeds: what an OpenImmo record says of the property itself: place, areas, rooms, state and energy. */
import type { ListingDraft, PlaceDraft } from '#server/listings/index.ts'
import type { AreaKind } from '#contract/vocabulary/vocabulary.ts'
import { emptyPlace } from '../../read/draft-start.ts'
import { readDay } from '../../read/dates.rules.ts'
import { readEnergy, withCertificate } from '../../read/energy.rules.ts'
import type { MapContext, Point } from '../../read/format.ts'
import { readNumber } from '../../read/numbers.rules.ts'
import type { AreaField } from '../../read/parts/areas.ts'
import type { Reading } from '../../read/reading.ts'
import { meaningIn } from '../../read/words/codes.rules.ts'
import { bases, states } from './words.rules.ts'
import { countryFrom } from '../../read/location.ts'

/** Where it is, and how much of that may be shown: the street only when the sender sets the address free. */
export function placeFrom(reading: Reading, point: Point | null, context: MapContext): PlaceDraft {
  const { text, flag } = reading
  const [locality = null, second = null] = [
    ...new Set((text('geo/ort') ?? '').split(/\s*,\s*/).filter(Boolean)),
  ]
  const postalCode = text('geo/plz')
  return {
    ...emptyPlace(countryOf(reading, point, context)),
    admin1: text('geo/bundesland'),
    locality,
    district: text('geo/regionaler_zusatz') ?? second,
    street: text('geo/strasse'),
    houseNumber: text('geo/hausnummer'),
    unitName: text('geo/wohnungsnr'),
    postalCode: postalCode && /\d/.test(postalCode) ? postalCode : null,
    point,
    pointSource: point ? 'feed' : 'none',
    show: flag('verwaltung_objekt/objektadresse_freigeben') ? 'exact' : 'area',
  }
}

/** `land` is a code of three letters. The format was made in Germany, and its senders forget to say so. */
function countryOf(reading: Reading, point: Point | null, context: MapContext): string {
  const text = reading.attribute('geo/land', 'iso_land') ?? reading.text('geo/land')
  const region = /^[a-z]{2}[-_]([A-Z]{2})$/.exec(reading.text('verwaltung_techn/sprache') ?? '')?.[1] ?? null
  return countryFrom(reading, { at: reading.at('geo/land'), text, point, region, homeland: 'DE' }, context)
}

/** The kinds of area in the order in which they stand for ours; the first that is there is taken. */
const areaFields: [AreaKind, string[]][] = [
  ['living', ['wohnflaeche']],
  ['usable', ['nutzflaeche']],
  ['total', ['gesamtflaeche', 'vermietbare_flaeche']],
  ['built', ['bgf']],
  ['plot', ['grundstuecksflaeche', 'freiflaeche']],
  [
    'commercial',
    [
      'bueroflaeche',
      'verkaufsflaeche',
      'ladenflaeche',
      'gastroflaeche',
      'verwaltungsflaeche',
      'lagerflaeche',
    ],
  ],
  ['terrace', ['balkon_terrasse_flaeche']],
  ['storage', ['kellerflaeche']],
]

/** Square metres, as the format says. */
export const areas: readonly AreaField[] = areaFields.flatMap(([kind, fields]) =>
  fields.map((field) => ({ kind, path: `flaechen/${field}`, unit: 'm2' })),
)

type State = Pick<ListingDraft, 'yearBuilt' | 'yearRenovated' | 'condition' | 'isNewBuild' | 'completion'>

export function stateFrom(reading: Reading): State {
  const state = reading.attribute('zustand_angaben/zustand', 'zustand_art')?.toUpperCase() ?? ''
  return {
    yearBuilt: yearIn(reading.text('zustand_angaben/baujahr')),
    yearRenovated: yearIn(reading.text('zustand_angaben/letztemodernisierung')),
    condition: meaningIn(states, state),
    isNewBuild: reading.attribute('zustand_angaben/alter', 'alter_attr')?.toUpperCase() === 'NEUBAU',
    completion: state === 'PROJEKTIERT' ? 'offPlan' : state === 'ROHBAU' ? 'underConstruction' : null,
  }
}

/** "um 1900", "1972/73", "2014-05": the first year in it. */
const yearIn = (text: string | null): number | null =>
  Number(/(?<!\d)(1[0-9]|20)\d{2}(?!\d)/.exec(text ?? '')?.[0] ?? 0) || null

/** The certificate that has a class, else the first. */
export function energyFrom(reading: Reading, { note }: MapContext): ListingDraft['energy'] {
  const passes = reading.all('zustand_angaben/energiepass')
  const field = (pass: (typeof passes)[number] | undefined, name: string) =>
    pass?.children.find((child) => child.name === name)?.text.trim() || null
  // Austria's certificates have a class of their own, by what heating needs.
  const labelIn = (pass: (typeof passes)[number]) => field(pass, 'wertklasse') ?? field(pass, 'hwbklasse')
  const pass = passes.find((one) => labelIn(one)) ?? passes[0]
  if (!pass) return null
  const kwh = ['endenergiebedarf', 'energieverbrauchkennwert', 'energiebedarf', 'hwbwert', 'skala']
    .map((name) => readNumber(field(pass, name) ?? '', 'decimal').value ?? 0)
    .find((value) => value > 0 && value < 10_000)
  const year = field(pass, 'jahrgang')?.toLowerCase()
  if (year === 'nicht_noetig') return { status: 'exempt', class: null, label: null, kwhM2: null }
  const label = labelIn(pass)
  const { energy, known } = readEnergy(label, kwh ?? null)
  if (!known) note('energy.unknown', pass, { field: 'zustand_angaben/energiepass/wertklasse', value: label })
  return withCertificate(energy, {
    validUntil: lastDayOf(field(pass, 'gueltig_bis')),
    basis: basisOf(field(pass, 'epart')),
  })
}

/** A day, or the month at whose end a certificate ends. */
function lastDayOf(said: string | null): string | null {
  const [, month, year] = /^(\d{1,2})[./-](\d{4})$/.exec(said ?? '') ?? []
  if (!month || !year) return said ? readDay(said) : null
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
}

const basisOf = (said: string | null) => meaningIn(bases, said)
