/** feeds: where every field of a BLM record goes. */
import { address, codes, each, flag } from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { frequencies, furnishedCodes, qualifiers, tenureCodes, unitCodes } from './codes.rules.ts'

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

export const blmFields: FieldPlaces = {
  mapped: [
    ...words(
      'AGENT_REF PUBLISHED_FLAG STATUS_ID CREATE_DATE UPDATE_DATE TRANS_TYPE_ID PROP_SUB_ID NEW_HOME_FLAG',
    ),
    ...words(
      'HOUSE_NAME_NUMBER STREET_NAME ADDRESS_1 ADDRESS_2 ADDRESS_3 ADDRESS_4 TOWN COUNTY DISPLAY_ADDRESS',
    ),
    ...words('POSTCODE1 POSTCODE2 ZIPCODE OS_TOWN_CITY OS_REGION COUNTRY COUNTRY_CODE'),
    ...words('LATITUDE LONGITUDE EXACT_LATITUDE EXACT_LONGITUDE EXACT_LONGDITUDE'),
    ...words('BEDROOMS BATHROOMS LIVING_ROOMS MIN_SIZE_ENTERED MAX_SIZE_ENTERED AREA_SIZE_UNIT_ID'),
    ...words('PRICE PRICE_QUALIFIER CURRENCY LET_TYPE_ID LET_RENT_FREQUENCY LET_BOND LET_FURN_ID'),
    ...words('LET_DATE_AVAILABLE LET_CONTRACT_IN_MONTHS LET_WASHING_MACHINE_FLAG LET_DISHWASHER_FLAG'),
    ...words('LET_BURGLAR_ALARM_FLAG LET_BILL_INC_WATER LET_BILL_INC_GAS LET_BILL_INC_ELECTRICITY'),
    ...words(
      'TENURE_TYPE_ID TENURE_UNEXPIRED_YEARS ANNUAL_GROUND_RENT ANNUAL_SERVICE_CHARGE COUNCIL_TAX_BAND',
    ),
    ...words(
      'FEATURE* SUMMARY DESCRIPTION MEDIA_IMAGE_* MEDIA_FLOOR_PLAN_* MEDIA_DOCUMENT_* MEDIA_VIRTUAL_TOUR_*',
    ),
  ],
  ignored: {
    BRANCH_ID: 'which office sends: the feed belongs to an agency already',
    AGENT_ID: 'which office sends: the feed belongs to an agency already',
    ADMINISTRATION_FEE: 'a text about fees that tenants may not be asked for any more',
    LET_BILL_INC_TV_LICENCE: 'bills are counted as included when water, gas and electricity are',
    LET_BILL_INC_TV_SUBSCRIPTION: 'bills are counted as included when water, gas and electricity are',
    LET_BILL_INC_INTERNET: 'bills are counted as included when water, gas and electricity are',
  },
  kinds: {
    PUBLISHED_FLAG: codes(['0', '1']),
    PRICE_QUALIFIER: codes(qualifiers),
    LET_TYPE_ID: codes(['0', '1', '2', '3', '4']),
    LET_RENT_FREQUENCY: codes(frequencies),
    LET_FURN_ID: codes(furnishedCodes, ['3']),
    TENURE_TYPE_ID: codes(tenureCodes),
    AREA_SIZE_UNIT_ID: codes(unitCodes),
    ...each(flag, 'NEW_HOME_FLAG LET_WASHING_MACHINE_FLAG LET_DISHWASHER_FLAG LET_BURGLAR_ALARM_FLAG'),
    ...each(flag, 'LET_BILL_INC_WATER LET_BILL_INC_GAS LET_BILL_INC_ELECTRICITY'),
    'MEDIA_VIRTUAL_TOUR_*': address,
  },
}
