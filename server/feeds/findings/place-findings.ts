/** feeds: what can be said about where a home is. */
import { homeFinding, type FindingText } from './finding-text.ts'

export const placeFindings = {
  'place.apart': homeFinding(
    'amber',
    '{0} home whose coordinates are far from their town',
    '{0} homes whose coordinates are far from their town',
    'The town is shown as it was written, and the point only roughly. Please correct whichever is wrong.',
  ),
  'country.assumed': homeFinding(
    'blue',
    '{0} home whose country was not named',
    '{0} homes whose country was not named',
    'The feed’s country was used. Please name the country of every home.',
  ),
  'country.homeland': homeFinding(
    'amber',
    '{0} home without a country, taken for the home country of the format',
    '{0} homes without a country, taken for the home country of the format',
    'Please name the country of every home, or set the feed’s country.',
  ),
  'country.missing': homeFinding(
    'red',
    '{0} home without a country',
    '{0} homes without a country',
    'Please name the country of every home, or set the feed’s country.',
  ),
  'country.unknown': homeFinding(
    'amber',
    '{0} home in a country nobody knows',
    '{0} homes in a country nobody knows',
    'The feed’s country was used. Please send an ISO 3166 code such as ES.',
  ),
  'place.missing': homeFinding(
    'amber',
    '{0} home without a town',
    '{0} homes without a town',
    'They are found by country only. Please send the town and the region.',
  ),
  'point.missing': homeFinding(
    'amber',
    '{0} home without coordinates',
    '{0} homes without coordinates',
    'They are shown at their town. Please send latitude and longitude.',
  ),
  'point.unreadable': homeFinding(
    'amber',
    '{0} home with unreadable coordinates',
    '{0} homes with unreadable coordinates',
    'They are shown at their town. Please send decimal degrees.',
  ),
  'point.zero': homeFinding(
    'amber',
    '{0} home at the coordinates 0,0',
    '{0} homes at the coordinates 0,0',
    'They are shown at their town. Please leave coordinates out when they are not known.',
  ),
  'point.swapped': homeFinding(
    'amber',
    '{0} home with latitude and longitude exchanged',
    '{0} homes with latitude and longitude exchanged',
    'They are shown at their town. Please exchange the two.',
  ),
  'point.foreign': homeFinding(
    'amber',
    '{0} home with coordinates outside their country',
    '{0} homes with coordinates outside their country',
    'They are shown at their town. Please correct the coordinates.',
  ),
  'point.shared': homeFinding(
    'amber',
    '{0} home at a default point shared by several towns',
    '{0} homes at a default point shared by several towns',
    'They are shown at their town. Please leave coordinates out when they are not known.',
  ),
} as const satisfies Record<string, FindingText>
