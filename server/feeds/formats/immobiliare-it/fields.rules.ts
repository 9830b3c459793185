/** feeds: where every field of an Immobiliare.it record goes. */
import type { FieldPlaces } from '../../read/field-places.ts'
import { flags } from './words.rules.ts'

const words = (text: string): string[] => text.split(' ')
const below = (section: string, names: string): string[] => words(names).map((name) => `${section}/${name}`)

const person = 'people and offices are reached through Meridian; of them nothing is published from a record'
const court = 'how a court runs its auction; the page of the home says that it is one'
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
    ...below(
      'extra-features',
      'bedrooms bathrooms garage garage@type heating garden furniture additional-costs',
    ),
    ...below(
      'extra-features',
      'additional-costs@currency floor num-floors virtual-tour external-area external-area@unit',
    ),
    ...below('extra-features', 'build-year office-size free-conditions deposit'),
    ...words(
      'pictures/picture-url pictures/picture@url blueprints/blueprint@url videos/video documents/document@url',
    ),
    ...Object.keys(flags),
  ],
  ignored: {
    'agent/**': person,
    'auction-features/**': court,
    'location/city@code': 'the number of the town in the registers of the state',
    'location/locality/neighbourhood@*': 'the number of the quarter on another portal',
    'transaction-type@ownership': 'which share is sold; the texts tell it where it is not the whole',
    'building/maps/additional@map': 'further types; the first is the one that is shown',
    'features/energy-performance@*': 'how the value was measured; its unit is always the same',
    'features/energy-class/energy-performance@*': 'how the value was measured; its unit is always the same',
    'pictures/picture-url@position': order,
    'pictures/picture@position': order,
    'blueprints/blueprint@position': order,
    'documents/document@type': 'what a paper is called on another portal',
    'videos/video@type': 'whether a film lies on a portal for films',
  },
}
