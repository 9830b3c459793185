/** feeds: where every field of a Trovit record goes. */
import { address, each, flag } from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'

const words = (text: string): string[] => text.split(' ')

const person = 'people and offices are reached through Meridian; of them nothing is published from a record'
const foreign = 'what a portal of another kind or country asks for; the same is said in a field that is read'

export const trovitFields: FieldPlaces = {
  mapped: [
    ...words(
      'id url title type content price price@period price@currency property_type address floor_number',
    ),
    ...words(
      'city_area neighborhood city postcode region country latitude longitude orientation mls_number reference',
    ),
    ...words(
      'floor_area floor_area@unit plot_area plot_area@unit rooms bathrooms condition year virtual_tour',
    ),
    ...words(
      'eco_score pictures/picture/picture_url pictures/picture/picture_title date expiration_date parking',
    ),
    ...words('is_furnished is_new foreclosure amenities features'),
  ],
  ignored: {
    agency: person,
    agent: person,
    'contact*': person,
    by_owner: person,
    mls_database: 'the name of the database the home comes from, not of the home',
    foreclosure_type: foreign,
    mobile_url: foreign,
    time: 'the hour of the day a home was listed, of which the day is kept',
    'pictures/picture@featured': 'the first picture is the one that is shown first',
  },
  several: [...words('pictures/picture virtual_tour amenities features')],
  kinds: {
    ...each(address, 'url virtual_tour'),
    ...each(flag, 'is_new foreclosure'),
  },
}
