/** feeds: where every field of a Kyero record goes. */
import type { FieldPlaces } from '../../read/field-places.ts'

const words = (text: string): string[] => text.split(' ')

const person = 'people and offices are reached through Meridian; of them nothing is published from a record'
const spoken = 'the same in other languages: the best of them is used'

export const kyeroFields: FieldPlaces = {
  mapped: [
    ...words('id ref date catastral cadastral_reference country province town location_detail postcode'),
    ...words('postal_code location/latitude location/longitude type beds baths pool surface_area/built'),
    ...words('surface_area/plot surface_area/usable surface_area/terrace leasehold part_ownership new_build'),
    ...words('price price_freq currency energy_rating energy_rating/* features/feature desc desc/*'),
    ...words('title title/* url video_url video virtual_tour_url virtual_tour images/image@id'),
    ...words('images/image@floorplan images/image/floorplan images/image/url images/image/title'),
    ...words('images/image/tag images/image/tags/tag'),
  ],
  ignored: {
    'type/*': spoken,
    'url/*': spoken,
    'features/feature/*': spoken,
    'images/image/title/*': spoken,
    'features/feature@id': 'a number in the list, which says nothing',
    agent: person,
    'agent/**': person,
    email: person,
    phone: person,
    'contact*': person,
    notes: 'notes of the office, not for the public',
    private_notes: 'notes of the office, not for the public',
  },
}
