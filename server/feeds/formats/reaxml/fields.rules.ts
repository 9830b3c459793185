/** feeds: where every field of a REAXML record goes. */
import { address, codes, each, flag, number, words as meaning } from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { saysYes } from '../../read/words/yes-no.rules.ts'
import { periodOfWords } from '../../read/words/terms.rules.ts'
import { authorities, flags, heatings, remarks } from './words.rules.ts'

const words = (text: string): string[] => text.split(' ')

const person =
  'people and offices are reached through Meridian; of them nothing but the agent’s name is published'
const order = 'says in which order or file a picture comes; the picture itself is taken'
const office = 'an arrangement between the owner and the office, not for the public'

export const reaxmlFields: FieldPlaces = {
  mapped: [
    ...words(
      '@modTime @status agentID uniqueID authority@value underOffer@value newConstruction depositTaken@value',
    ),
    ...words(
      'price price@display price@tax price/range/min price/range/max priceView rent rent@period rent@display',
    ),
    ...words(
      'bond commercialRent commercialRent@period commercialRent@tax commercialRent/rentPerSquareMetre/range/min',
    ),
    ...words(
      'commercialRent/rentPerSquareMetre/range/max outgoings outgoings@period commercialListingType@value',
    ),
    ...words(
      'dateAvailable address@display address/site address/subNumber address/lotNumber address/streetNumber',
    ),
    ...words(
      'address/street address/suburb address/suburb@display address/state address/postcode address/country',
    ),
    ...words(
      'municipality address/region category@name landCategory@name ruralCategory@name commercialCategory@name',
    ),
    ...words(
      'businessCategory/name headline description features/bedrooms features/bathrooms features/toilets',
    ),
    ...words(
      'features/toilet features/livingAreas features/otherFeatures features/heating@type landDetails/area',
    ),
    ...words(
      'landDetails/area@unit buildingDetails/area buildingDetails/area@unit buildingDetails/area/range/min buildingDetails/area/range/max',
    ),
    ...words('inspectionTimes/inspection auction@date auctionDate soldDetails/price'),
    ...words('soldDetails/price@display soldDetails/date soldDetails/soldPrice soldDetails/soldDate'),
    ...words('soldDetails/soldPrice@display tenancy@value'),
    ...words('buildingDetails/newlyBuilt@value buildingDetails/energyRating highlight listingAgent/name'),
    ...words('images/img@url images/img@file objects/img@url objects/img@file objects/floorplan@url'),
    ...words('objects/floorplan@file objects/document@url objects/document@file videoLink@href'),
    ...Object.keys(flags),
    ...Object.keys(remarks),
  ],
  ignored: {
    'listingAgent@*': person,
    'listingAgent/**': person,
    'vendorDetails/**': person,
    'images/img@*': order,
    'objects/*@*': order,
    'highlight@id': 'a number in the list, which says nothing',
    'commercialCategory@id': 'a number in the list, which says nothing',
    'streetDirectory/**': 'a page in a printed map of the streets',
    'streetDirectory@type': 'which printed map of the streets is meant',
    'exclusivity@value': office,
    'commercialAuthority@value': office,
    'isMultiple@value': 'whether one record stands for several units; they are told in the text',
    'externalLink@*': 'a page of the office: visitors stay with the home',
    'features/pool@type': 'whether the pool is in the ground, which its flag does not need',
    'features/spa@type': 'whether the spa is in the ground, which its flag does not need',
    'features/hotWaterService@type': 'how water is heated, which the vocabulary has no code for',
    'features/airConditioning@type': 'the make of the air conditioning, which its flag does not need',
    'features/*@display': 'how another portal lays out its page',
    'buildingDetails/area@of': 'which part of the building was measured: the whole of it',
  },
  several: [
    ...words(
      'category landCategory ruralCategory commercialCategory inspectionTimes/inspection auction auctionDate',
    ),
    ...words('listingAgent listingAgent/name features/otherFeatures highlight'),
    ...words('images/img objects/img objects/floorplan objects/document videoLink'),
  ],
  kinds: {
    'tenancy@value': codes(['tenanted', 'vacant', 'unknown']),
    'authority@value': codes(authorities),
    'price@display': meaning((text) => saysYes(text) !== null || /^range$/i.test(text)),
    ...each(flag, 'underOffer@value depositTaken@value rent@display address@display'),
    ...each(
      flag,
      'address/suburb@display soldDetails/price@display soldDetails/soldPrice@display buildingDetails/newlyBuilt@value newConstruction',
    ),
    ...each(codes(['unknown', 'exempt', 'inclusive', 'exclusive']), 'price@tax commercialRent@tax'),
    ...each(number, 'price/range/max buildingDetails/area/range/max'),
    'outgoings@period': meaning(periodOfWords),
    'commercialListingType@value': codes(['sale', 'lease', 'both']),
    'features/heating@type': codes(heatings, ['other']),
    'videoLink@href': address,
  },
}
