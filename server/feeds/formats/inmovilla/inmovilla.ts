/** feeds: the exports of Inmovilla, office software of Spain: a full list, a missing home is gone. */
import type { ListingDraft, OfferDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { emissionsClassOf, readEnergy, withCertificate } from '../../read/energy.rules.ts'
import type { Head, MapContext } from '../../read/format.ts'
import { readNumber } from '../../read/numbers.rules.ts'
import { costCurrency, costFrom } from '../../read/offers.ts'
import { areasFrom } from '../../read/parts/areas.ts'
import { wantedOffer } from '../../read/parts/purpose-and-price.ts'
import { flaggedFeatures } from '../../read/parts/flags.ts'
import { addressesAt } from '../../read/parts/media.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { actionAt, statusAt } from '../../read/parts/standing.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { typeFrom } from '../../read/parts/types.ts'
import { xmlFormat } from '../../read/parts/xml-format.ts'
import { mediaFrom } from '../../read/pictures.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { conditionOfWords } from '../../read/words/conditions.rules.ts'
import type { Element, SourceRecord } from '../../records/record.ts'
import { meaningIn } from '../../read/words/codes.rules.ts'
import { inmovillaFields } from './fields.rules.ts'
import { flags, languages, periods, states, ways } from './words.rules.ts'
import { availableFrom } from '../../read/parts/availability.ts'

const latitude = ['latitud']
/** The software calls its longitude so. */
const longitude = ['altitud', 'longitud']

export const inmovilla = xmlFormat({
  code: 'inmovilla',
  name: 'Inmovilla',
  revision: 8,
  outside: ['propiedades', 'propiedad'],
  recognise: ({ root, text }: Head) =>
    root === 'propiedades' && /<(numagencia|precioinmo|tipo_ofer|m_cons)[\s>]/.test(text) ? '' : null,
  isRecord: (path) => path.join('/') === 'propiedades/propiedad',
  glances: {
    id: ['id'],
    within: 'numagencia',
    ref: ['ref'],
    latitude,
    longitude,
    locality: ['ciudad'],
    stamp: ['fechaact'],
    action: (element) => actionAt(element, ['estadoficha'], states),
    also: ['estadoficha'],
  },
  stamp: /<fechaact>[\s\S]{0,60}?<\/fechaact>/,
  fields: inmovillaFields,
  map,
})

const places = {
  country: ['pais'],
  admin2: ['provincia'],
  locality: ['ciudad'],
  district: ['zona'],
  street: ['calle', 'direccion'],
  houseNumber: ['numero'],
  postalCode: ['cp'],
  latitude,
  longitude,
}

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const reading = createReading(element, context.note)
  const { text, count } = reading
  const words = [text('tipo_ofer'), text('nbtipo')]
  const typed = typeFrom({ at: reading.first(['tipo_ofer', 'nbtipo']), field: 'tipo_ofer', words }, context)
  const place = placeFrom(reading, places, context, { homeland: 'ES' })
  const rooms = (count('habitaciones', 200) ?? 0) + (count('habdobles', 200) ?? 0)
  return {
    ...emptyDraft(sourceId),
    publicRef: text('ref'),
    status: statusAt(reading, ['estadoficha'], states),
    listedAt: reading.instant('fechaalta', context.settings.timeZone),
    sourceUpdatedAt: reading.instant('fechaact', context.settings.timeZone),
    videoUrls: addressesAt(reading, ['video']),
    tourUrls: addressesAt(reading, ['tourvirtual']),
    ...typed,
    place,
    ...bedroomsOf(
      typed.type,
      count('total_hab', 200) ?? (reading.first(['habitaciones', 'habdobles']) ? rooms : null),
    ),
    bathrooms: reading.number('banyos', { most: 200 }),
    toilets: count('aseos', 200),
    areas: areasFrom(
      reading,
      [
        { kind: 'built', path: 'm_cons', unit: 'm2' },
        { kind: 'usable', path: 'm_uties', unit: 'm2' },
        { kind: 'plot', path: 'm_parcela', unit: 'm2', notation: 'whole' },
        { kind: 'terrace', path: 'm_terraza', unit: 'm2' },
      ],
      context,
    ),
    floorLabel: text('planta') ?? text('numplanta'),
    yearBuilt: yearFrom(reading),
    condition: reading.word('conservacion', conditionOfWords),
    isNewBuild: reading.flag('nuevo') === true,
    energy: withCertificate(
      readEnergy(text('energialetra'), reading.number('energiavalor', { most: 10_000 })).energy,
      {
        co2Class: emissionsClassOf(text('emisionesletra')),
        co2KgM2: reading.number('emisionesvalor', { most: 10_000 }) || null,
      },
    ),
    features: flaggedFeatures(reading, flags),
    offers: offersFrom(reading, place.country, context),
    texts: textsFrom(
      reading,
      languages.map((lang, at) => ({
        lang,
        title: reading.at(`titulo${at + 1}`),
        description: inLines(reading.at(`descrip${at + 1}`)),
      })),
      context,
      { otherwise: 'es' },
    ),
    media: picturesFrom(reading, context),
  }
}

/** The software writes a tilde where a line ends. */
const inLines = (at: Element | null): Element | null => at && { ...at, text: at.text.replaceAll('~', '\n') }

/** A year, or 0 where nobody knows it. */
function yearFrom(reading: Reading): number | null {
  const year = readNumber(reading.text('antiguedad') ?? '', 'whole').value ?? 0
  return year >= 1_000 && year < 3_000 ? year : null
}

/** What is said, else the price fields that are filled. */
function offersFrom(reading: Reading, country: string, context: MapContext): OfferDraft[] {
  const filled = (path: string) => (readNumber(reading.text(path) ?? '', 'whole').value ?? 0) > 0
  const stated = meaningIn(ways, reading.text('accion'))
  const guessed = [
    filled('precioinmo') ? ('sale' as const) : null,
    filled('precioalq') ? ('rent' as const) : null,
  ]
  const purposes = stated ?? guessed.filter((one) => one !== null)
  if (!stated && purposes.length > 0)
    context.note('offer.inferred', reading.first(['precioinmo', 'precioalq']), { field: 'accion' })
  // "Traspaso" with a rent: what else was filled in is told.
  for (const [path, isOffered] of [
    ['precioinmo', purposes.includes('sale')],
    ['precioalq', purposes.some((purpose) => purpose !== 'sale')],
  ] as const)
    if (stated && !isOffered && filled(path))
      context.note('field.noPlace', reading.first([path]), { field: path, value: reading.text(path) ?? '' })
  const currency = costCurrency(
    { currency: { text: 'EUR', at: null }, country, at: null, field: 'gastos_com' },
    context,
  )
  const cost = (kind: 'community' | 'propertyTax', path: string) => {
    const amount = reading.number(path, { notation: 'whole' })
    const period = kind === 'community' ? 'month' : 'year'
    return costFrom({ kind, amount, period, currency }, context)
  }
  const months = reading.number('fianza', { most: 24 })
  const onRequest = reading.flag('aconsultar') === true
  return purposes.map((purpose) => {
    const isSale = purpose === 'sale'
    const wanted = { purpose, price: [isSale ? 'precioinmo' : 'precioalq'], money: 'EUR', country, onRequest }
    const hasPeriod = reading.first(['tipomensual']) !== null
    const terms = hasPeriod ? { period: 'tipomensual', ownPeriods: periods } : { usual: 'month' as const }
    const offer = wantedOffer(reading, { ...wanted, ...terms }, context)
    return {
      ...offer,
      depositMinor: !isSale && months && offer.amountMinor ? Math.round(months * offer.amountMinor) : null,
      availableFrom: availableFrom(reading, 'adisponible', context),
      costs: isSale
        ? [cost('community', 'gastos_com'), cost('propertyTax', 'ibi')].filter((one) => one !== null)
        : [],
    }
  })
}

/** foto1, foto2 and so on, in the order of their numbers. */
function picturesFrom(reading: Reading, context: MapContext): ListingDraft['media'] {
  const numbered = reading.element.children.flatMap((at) => {
    const number = /^foto(\d{1,3})$/.exec(at.name)?.[1]
    return number
      ? [{ number: Number(number), kind: 'photo' as const, text: at.text, at, field: at.name, caption: null }]
      : []
  })
  return mediaFrom(
    numbered.toSorted((a, b) => a.number - b.number),
    context,
  )
}
