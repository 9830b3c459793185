/** feeds: where every field of an Immobiliare.it record goes. */
import {
  address,
  codes,
  currency,
  day,
  each,
  flag,
  language,
  number,
  times,
  words as meaning,
} from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { conditions, flags, furnishings, gardens, heatings } from './words.rules.ts'

const words = (text: string): string[] => text.split(' ')
const below = (section: string, names: string): string[] => words(names).map((name) => `${section}/${name}`)

const person = 'people and offices are reached through Meridian; of them nothing is published from a record'
const court = 'how a court runs its auction; the page of the home says when it is'
const order = 'the pictures are taken in the order of the file'

export const immobiliareFields: FieldPlaces = {
  mapped: [
    ...words(
      '@operation unique-id date-updated date-expiration transaction-type transaction-type@auction building@map',
    ),
    ...below('building', 'status'),
    ...below(
      'location',
      'country-code administrative-area sub-administrative-area city locality/neighbourhood',
    ),
    ...below('location/locality', 'thoroughfare thoroughfare@display postal-code latitude longitude'),
    ...below(
      'features',
      'rooms size size@unit size/details/detail@main size/details/detail/size price price@currency',
    ),
    ...below('features', 'price@reserved descriptions/description descriptions/description@language'),
    ...below('features', 'descriptions/description/title descriptions/description/content energy-class'),
    ...below('features', 'energy-class@value energy-performance energy-class/energy-performance'),
    ...below('extra-features', 'bedrooms bathrooms garage heating garden furniture additional-costs'),
    ...below(
      'extra-features',
      'additional-costs@currency floor num-floors virtual-tour external-area external-area@unit',
    ),
    ...below('extra-features', 'build-year office-size free-conditions deposit costs/deposit costs/services'),
    ...below('extra-features', 'available-date minimum-stay available-now'),
    ...words('transaction-type@ownership auction-features/auctions/auction costs/deposit costs/services'),
    ...words(
      'pictures/picture-url pictures/picture@url blueprints/blueprint@url videos/video documents/document@url',
    ),
    ...Object.keys(flags),
  ],
  ignored: {
    'extra-features/garage@type': 'what kind of garage it is; there is only one word for it',
    'agent/**': person,
    'auction-features/auctions/auction@type': court,
    'auction-features/*': court,
    'auction-features/*@*': court,
    'auction-features/actors/**': court,
    'extra-features/costs/*@currency': 'the currency of the price',
    'costs/*@currency': 'the currency of the price',
    'location/city@code': 'the number of the town in the registers of the state',
    'location/locality/neighbourhood@*': 'the number of the quarter on another portal',
    'building/maps/additional@map': 'further types; the first is the one that is shown',
    'features/energy-performance@*': 'how the value was measured; its unit is always the same',
    'features/energy-class/energy-performance@*': 'how the value was measured; its unit is always the same',
    'pictures/picture-url@position': order,
    'pictures/picture@position': order,
    'blueprints/blueprint@position': order,
    'documents/document@type': 'what a paper is called on another portal',
    'videos/video@type': 'whether a film lies on a portal for films',
  },
  several: [
    ...words('features/descriptions/description features/size/details/detail features/energy-performance'),
    ...words(
      'features/energy-class/energy-performance pictures/picture-url pictures/picture blueprints/blueprint',
    ),
    ...words('auction-features/auctions/auction videos/video documents/document extra-features/virtual-tour'),
  ],
  kinds: {
    '@operation': codes(['write', 'force', 'delete']),
    'transaction-type@auction': flag,
    'building/status': codes(conditions),
    'auction-features/auctions/auction': times,
    'extra-features/available-date': day,
    ...each(number, 'extra-features/minimum-stay extra-features/costs/deposit extra-features/costs/services'),
    ...each(number, 'costs/deposit costs/services'),
    'extra-features/available-now': flag,
    ...each(
      flag,
      'features/price@reserved location/locality/thoroughfare@display features/size/details/detail@main',
    ),
    'features/descriptions/description@language': language,
    ...each(number, 'features/size/details/detail/size features/energy-performance'),
    'features/energy-class/energy-performance': number,
    'extra-features/heating': codes(heatings, ['assente']),
    'extra-features/garden': codes(gardens, ['nessuno']),
    'extra-features/furniture': codes(furnishings),
    'extra-features/free-conditions': meaning((text) =>
      /liber|occupat|affittat|locat|subito|rogito|nuda propriet/i.test(text),
    ),
    'extra-features/additional-costs@currency': currency,
    ...each(address, 'extra-features/virtual-tour videos/video'),
  },
}
