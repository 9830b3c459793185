/** feeds: where every field of a Kyero record goes. */
import { areaKinds } from '#contract/vocabulary/codes.ts'
import { saysYes } from '../../read/words/yes-no.rules.ts'
import { ownPool, sharedPool } from './words.rules.ts'
import { unitOfWords } from '../../read/words/units.rules.ts'
import {
  address,
  codes,
  each,
  energyClass,
  flag,
  number,
  words as meaning,
} from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'

const words = (text: string): string[] => text.split(' ')
/** What Meridian's own files say beside an area. */
const said = ['kind', 'value', 'unit', 'm2', 'to', 'to_m2']

const person = 'people and offices are reached through Meridian; of them nothing is published from a record'
const spoken = 'the same in other languages: the best of them is used'

export const kyeroFields: FieldPlaces = {
  mapped: [
    ...words('id ref date catastral cadastral_reference country region province province@level town'),
    ...words(
      'location_detail postcode postal_code location/latitude location/longitude type type@said beds baths baths@exact pool leasehold beds@to price@to',
    ),
    ...areaKinds.flatMap((kind) => [
      `surface_area/${kind}`,
      ...said.map((one) => `surface_area/${kind}@${one}`),
    ]),
    ...words('part_ownership new_build'),
    ...words('price price_freq currency energy_rating energy_rating/* features/feature desc desc/*'),
    ...words('title title/* url video_url video virtual_tour_url virtual_tour images/image images/image@id'),
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
  several: [
    ...words('features/feature images/image images/image/tag images/image/tags/tag'),
    ...words('video_url video virtual_tour_url virtual_tour'),
  ],
  kinds: {
    ...each(number, 'beds@to baths@exact price@to'),
    'province@level': codes(['1', '2']),
    'energy_rating/emissions': energyClass,
    ...each(address, 'url video_url video virtual_tour_url virtual_tour'),
    ...each(flag, 'leasehold part_ownership new_build images/image@floorplan images/image/floorplan'),
    pool: meaning((text) => saysYes(text) !== null || ownPool.test(text) || sharedPool.test(text)),
    'images/image@id': number,
    'surface_area/*@kind': codes(areaKinds),
    'surface_area/*@unit': meaning(unitOfWords),
    'surface_area/*@*': number,
  },
}
