/** feeds: where every field of a Bayut record goes. */
import { address, codes, each, flag } from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { furnishings } from './words.rules.ts'

const words = (text: string): string[] => text.split(' ')

const person =
  'people and offices are reached through Meridian; of them nothing but the agent’s name is published'

export const bayutFields: FieldPlaces = {
  mapped: [
    ...words('Property_Ref_No Permit_Number Property_Status Property_purpose Property_Purpose Property_Type'),
    ...words(
      'Property_Size Property_Size_Unit plotArea Bedrooms Bathrooms Features/Feature Features Off_plan Off_Plan',
    ),
    ...words(
      'Last_Updated Property_Title Property_Title_AR Property_Description Property_Description_AR Price',
    ),
    ...words('Currency Rent_Frequency Furnished City Locality Sub_Locality Tower_Name Latitude Longitude'),
    ...words('Images/Image Videos/Video Floor_Plans/Floor_Plan Listing_Agent'),
  ],
  ignored: {
    Listing_Agent_Phone: person,
    Listing_Agent_Email: person,
    'Portals/Portal': 'on which other portals the home is shown',
  },
  several: [
    ...words('Features Features/Feature Images/Image Videos/Video Floor_Plans/Floor_Plan Listing_Agent'),
  ],
  kinds: {
    ...each(flag, 'Off_plan Off_Plan'),
    Furnished: codes(furnishings),
    'Videos/Video': address,
  },
}
