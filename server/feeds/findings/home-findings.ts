/** feeds: what a run can say about a home: stable codes, weight, name in a list, advice. */
import type { FindingText } from './finding-text.ts'
import { pictureFindings } from './picture-findings.ts'
import { recordFindings } from './record-findings.ts'

export const homeFindings = {
  ...recordFindings,
  'id.repeated': [
    'amber',
    'sent twice with the same id',
    'Please send every home once. The first of them was used.',
  ],
  'id.shared': [
    'amber',
    'sharing an id with another home',
    'The reference is used to recognise them instead. Please give every home its own id.',
  ],
  'id.unknown': [
    'red',
    'with a change for a home we do not know',
    'Please send the whole home once before sending changes of it.',
  ],
  'offer.inferred': [
    'blue',
    'whose kind of offer was read from its price fields',
    'Please say expressly whether a home is for sale or to let.',
  ],
  'offer.unknown': [
    'amber',
    'with a kind of offer we do not know',
    'Please say of every home that it is for sale or to let, in the words of the format.',
  ],
  'price.missing': [
    'amber',
    'without a price',
    'Shown as price on request. Please send the price, or say that it is on request.',
  ],
  'price.zero': [
    'amber',
    'with a price of 0 or 1',
    'Shown as price on request. Please send the price, or say that it is on request.',
  ],
  'price.unreadable': [
    'amber',
    'whose price is not a number',
    'Shown as price on request. Please send digits only, for instance 249000.',
  ],
  'price.implausible': [
    'amber',
    'with a price that can hardly be one',
    'Shown as price on request. Please send the whole price, for instance 249000.',
  ],
  'price.periodUnknown': [
    'amber',
    'whose rent has an unknown period',
    'Shown as price on request. Please say whether the rent is per day, week, month or year.',
  ],
  'price.leap': [
    'amber',
    'whose price or size is many times what it was',
    'It is shown as sent. Please check amount, currency, period and unit: cents for units are the usual slip.',
  ],
  'currency.assumed': [
    'blue',
    "priced in their country's currency because none was named",
    'Please name the currency of every price.',
  ],
  'currency.unknown': [
    'amber',
    'in a currency we do not know',
    'Shown as price on request. Please send a current ISO 4217 code such as EUR.',
  ],
  'currency.two': [
    'amber',
    'priced in two currencies at once',
    'Shown as price on request. Please send the number only, and the currency in its own field.',
  ],
  'cost.currency': [
    'amber',
    'with a cost in a currency we do not know',
    'The cost was left out. Please send a current ISO 4217 code such as EUR with the price.',
  ],
  'place.apart': [
    'amber',
    'whose coordinates are far from their town',
    'The town is shown as it was written, and the point only roughly. Please correct whichever is wrong.',
  ],
  'number.ambiguous': [
    'blue',
    'with a number that can be read in two ways',
    'Please send numbers without thousands marks and with a point before decimals.',
  ],
  'number.unreadable': [
    'amber',
    'with a number that cannot be read',
    'The field was left out. Please send digits only.',
  ],
  'number.implausible': [
    'amber',
    'with a number that cannot be true',
    'The field was left out. Please check it.',
  ],
  'date.unreadable': [
    'amber',
    'with a date that cannot be read',
    'The field was left out. Please send dates as YYYY-MM-DD.',
  ],
  'date.activeUntil': [
    'amber',
    'whose last day on the market has passed',
    'They are off the market since then. Please send a later date for those that still are on it.',
  ],
  'area.unit': [
    'amber',
    'with an area in an unknown unit',
    'The area was left out. Please name the unit: m2, sqft, ac or ha.',
  ],
  'area.assumed': [
    'blue',
    'with an area whose unit was not named',
    "The feed's unit was used. Please name the unit: m2, sqft, ac or ha.",
  ],
  'area.implausible': [
    'amber',
    'with an area that is hardly true',
    'It is shown as sent. Please check value and unit.',
  ],
  'status.unknown': [
    'amber',
    'whose state is a word we do not know',
    'They are shown as on the market. Please say of homes that are sold, let or withdrawn that they are, in the words of the format.',
  ],
  'word.unknown': [
    'blue',
    'with a word we do not know in a field that has its own',
    'The field was left out. Please use the words of the format, and yes or no for what a home has or has not.',
  ],
  'energy.unknown': [
    'blue',
    'with an energy rating that is no class',
    'It is shown as text. Please send a class from A to H.',
  ],
  'country.assumed': [
    'blue',
    'whose country was not named',
    "The feed's country was used. Please name the country of every home.",
  ],
  'country.homeland': [
    'amber',
    'without a country, taken for the home country of the format',
    "Please name the country of every home, or set the feed's country.",
  ],
  'country.missing': [
    'red',
    'without a country',
    "Please name the country of every home, or set the feed's country.",
  ],
  'country.unknown': [
    'amber',
    'in a country nobody knows',
    "The feed's country was used. Please send an ISO 3166 code such as ES.",
  ],
  'place.missing': [
    'amber',
    'without a town',
    'They are found by country only. Please send the town and the region.',
  ],
  'point.missing': [
    'amber',
    'without coordinates',
    'They are shown at their town. Please send latitude and longitude.',
  ],
  'point.unreadable': [
    'amber',
    'with unreadable coordinates',
    'They are shown at their town. Please send decimal degrees.',
  ],
  'point.zero': [
    'amber',
    'at the coordinates 0,0',
    'They are shown at their town. Please leave coordinates out when they are not known.',
  ],
  'point.swapped': [
    'amber',
    'with latitude and longitude exchanged',
    'They are shown at their town. Please exchange the two.',
  ],
  'point.foreign': [
    'amber',
    'with coordinates outside their country',
    'They are shown at their town. Please correct the coordinates.',
  ],
  'point.shared': [
    'amber',
    'at a default point shared by several towns',
    'They are shown at their town. Please leave coordinates out when they are not known.',
  ],
  'type.assumed': [
    'blue',
    'whose type was not named',
    "The feed's type was used. Please say what every home is: apartment, villa, plot and so on.",
  ],
  'type.missing': [
    'amber',
    'without a type',
    'Please say what every home is: apartment, villa, plot and so on.',
  ],
  'type.unknown': [
    'amber',
    'of a type we do not know',
    "They are listed as 'other'. Please use the type words of the format.",
  ],
  'feature.unknown': [
    'blue',
    'with a feature word we do not know',
    'It is shown as sent and cannot be searched. Please use the feature words of the format.',
  ],
  'field.repeated': [
    'amber',
    'with a field that stands there twice',
    'The first was used. Please write every field of a home once.',
  ],
  'field.noPlace': [
    'blue',
    'with a field we have no place for',
    'These fields were read and left out. Nothing has to be changed; tell us if one of them matters.',
  ],
  'text.missing': ['amber', 'without a description', 'Please send a description in at least one language.'],
  'text.doubleEncoded': [
    'blue',
    'with text encoded twice',
    'It was repaired. Please encode texts as UTF-8 once only.',
  ],
  'text.escapedTwice': [
    'blue',
    'with markup escaped twice',
    'It was repaired. Please escape texts once, or use CDATA.',
  ],
  'text.ampersand': [
    'blue',
    'with a bare ampersand',
    'It was repaired. Please write &amp; for every & outside CDATA.',
  ],
  'text.lessThan': [
    'blue',
    'with a bare < in a text',
    'It was repaired. Please write &lt; for every < outside CDATA.',
  ],
  'text.attributes': [
    'blue',
    'with attributes that no blank parts',
    'It was repaired. Please write a blank before every attribute of a tag.',
  ],
  'text.control': [
    'blue',
    'with invisible control characters',
    'They were taken out. Please send plain text.',
  ],
  'text.tooLong': [
    'blue',
    'with a text that is too long',
    'It was cut. Please keep descriptions below 50,000 characters.',
  ],
  ...pictureFindings,
} as const satisfies Record<string, FindingText>
