/**
 * feeds: the format of Bayut and dubizzle, of the Emirates and Saudi
 * Arabia: a full list, a missing home is gone.
 */
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft, OfferDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { featuresFrom } from '../../read/features.ts'
import type { Head, MapContext } from '../../read/format.ts'
import { areasFrom } from '../../read/parts/areas.ts'
import { purposeFrom, wantedOffer } from '../../read/parts/purpose-and-price.ts'
import { listedWords } from '../../read/parts/flags.ts'
import { addressesAt, mediaAt } from '../../read/parts/media.ts'
import { peopleAt } from '../../read/parts/people.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { typeFrom } from '../../read/parts/types.ts'
import { xmlFormat } from '../../read/parts/xml-format.ts'
import { actionAt, statusAt } from '../../read/parts/standing.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { meaningIn } from '../../read/words/codes.rules.ts'
import { type SourceRecord } from '../../records/record.ts'
import { bayutFields } from './fields.rules.ts'
import { furnishings } from './words.rules.ts'

export const bayut = xmlFormat({
  code: 'bayut',
  name: 'Bayut / dubizzle',
  revision: 8,
  outside: ['Properties', 'Property'],
  recognise: ({ root, text }: Head) =>
    root === 'Properties' && /<Property_(Ref_No|purpose|Type)>/i.test(text) ? '' : null,
  isRecord: (path) => path.join('/') === 'Properties/Property',
  glances: {
    id: ['Property_Ref_No'],
    locality: ['Locality', 'City'],
    stamp: ['Last_Updated'],
    action: (element) => actionAt(element, ['Property_Status']),
    also: ['Property_Status'],
  },
  stamp: /<Last_Updated>[^<]*<\/Last_Updated>/,
  fields: bayutFields,
  map,
})

const types: Readonly<Record<string, PropertyType>> = {
  'villa compound': 'villa',
  'residential plot': 'plotResidential',
  'commercial plot': 'plotCommercial',
  'residential building': 'apartmentBlock',
  'commercial building': 'office',
  'commercial villa': 'office',
  'bulk unit': 'apartmentBlock',
  'half floor': 'office',
  'full floor': 'office',
  'hotel apartment': 'hotelApartment',
  'rest house': 'countryHouse',
  chalet: 'chalet',
  'labor camp': 'labourCamp',
}

const places = {
  admin1: ['City'],
  locality: ['City'],
  district: ['Locality', 'Sub_Locality'],
  unparsedAddress: ['Tower_Name'],
  latitude: ['Latitude'],
  longitude: ['Longitude'],
}

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const reading = createReading(element, context.note)
  const { text, count } = reading
  const own = (words: string) => types[words.toLowerCase()] ?? null
  const typed = typeFrom(
    { at: reading.at('Property_Type'), field: 'Property_Type', words: [text('Property_Type')], own },
    context,
  )
  const place = placeFrom(reading, places, context, { homeland: 'AE' })
  const permit = text('Permit_Number')
  // The portal writes -1 for a studio.
  const isStudio = /^(studio|-1)$/i.test(text('Bedrooms') ?? '')
  const isOffPlan = reading.flag('Off_plan') === true || reading.flag('Off_Plan') === true
  return {
    ...emptyDraft(sourceId),
    publicRef: text('Property_Ref_No'),
    status: statusAt(reading, ['Property_Status']),
    alternateIds: permit ? [{ scheme: 'permit', value: permit }] : [],
    sourceUpdatedAt: reading.instant('Last_Updated', context.settings.timeZone),
    videoUrls: addressesAt(reading, ['Videos/Video']),
    ...peopleAt(reading, ['Listing_Agent']),
    ...typed,
    place,
    ...bedroomsOf(typed.type, isStudio ? 0 : count('Bedrooms', 200)),
    bathrooms: reading.number('Bathrooms', { most: 200 }),
    areas: areasFrom(
      reading,
      [
        { kind: 'built', path: 'Property_Size', unitAt: 'Property_Size_Unit', notation: 'whole' },
        { kind: 'plot', path: 'plotArea', unitAt: 'Property_Size_Unit', notation: 'whole' },
      ],
      context,
    ),
    isNewBuild: isOffPlan,
    completion: isOffPlan ? 'offPlan' : null,
    ...featuresFrom(listedWords(reading, ['Features/Feature', 'Features']), context.note),
    offers: offersFrom(reading, place.country, context),
    texts: textsFrom(
      reading,
      [
        { lang: 'en', title: reading.at('Property_Title'), description: reading.at('Property_Description') },
        {
          lang: 'ar',
          title: reading.at('Property_Title_AR'),
          description: reading.at('Property_Description_AR'),
        },
      ],
      context,
      { otherwise: 'en' },
    ),
    media: mediaAt(
      reading,
      [
        { kind: 'photo', path: 'Images/Image' },
        { kind: 'floorPlan', path: 'Floor_Plans/Floor_Plan' },
      ],
      context,
    ),
  }
}

function offersFrom(reading: Reading, country: string, context: MapContext): OfferDraft[] {
  const purpose = purposeFrom(reading, ['Property_purpose', 'Property_Purpose'], context)
  if (!purpose) return []
  const offer = wantedOffer(
    reading,
    { purpose, price: ['Price'], period: 'Rent_Frequency', currency: ['Currency'], country },
    context,
  )
  const furnished = meaningIn(furnishings, reading.text('Furnished'))
  return [{ ...offer, furnished: offer.purpose === 'sale' ? null : furnished }]
}
