/** feeds: where every field of a Property Finder record goes. */
import { address, codes, each, flag } from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { completions, furnishings, periods } from './words.rules.ts'

const words = (text: string): string[] => text.split(' ')

const person =
  'people and offices are reached through Meridian; of them nothing but the agent’s name is published'
const shop = 'how another portal shows the picture'

export const propertyFinderFields: FieldPlaces = {
  mapped: [
    ...words(
      '@last_update reference_number permit_number offering_type property_type price_on_application price',
    ),
    ...words(
      'price/yearly price/monthly price/weekly price/daily rental_period currency service_charge city community',
    ),
    ...words('sub_community property_name title_en title_ar description_en description_ar private_amenities'),
    ...words(
      'commercial_amenities amenities plot_size size bedroom bathroom agent/name build_year floor stories',
    ),
    ...words(
      'parking furnished view360 video photo/url floor_plan/url geopoints availability_date completion_status',
    ),
    ...words('country'),
  ],
  ignored: {
    'agent/*': person,
    'photo/url@*': shop,
    'floor_plan/url@*': shop,
    dtcm_permit: 'the permit of a holiday home, which the portal itself has to check',
    title_deed: 'a number in the register of deeds, not for the public',
  },
  several: [
    ...words('private_amenities commercial_amenities amenities video view360 agent/name'),
    ...words('photo/url floor_plan/url'),
  ],
  kinds: {
    rental_period: codes(periods),
    furnished: codes(furnishings),
    completion_status: codes(completions),
    price_on_application: flag,
    ...each(address, 'view360 video'),
  },
}
