/** feeds: what can be said about the offer, the prices and the figures of a home. */
import { homeFinding, type FindingText } from './finding-text.ts'

export const priceFindings = {
  'offer.inferred': homeFinding(
    'blue',
    '{0} home whose kind of offer was read from its price fields',
    '{0} homes whose kind of offer was read from its price fields',
    'Please say expressly whether a home is for sale or to let.',
  ),
  'offer.unknown': homeFinding(
    'amber',
    '{0} home with a kind of offer we do not know',
    '{0} homes with a kind of offer we do not know',
    'Please say of every home that it is for sale or to let, in the words of the format.',
  ),
  'price.missing': homeFinding(
    'amber',
    '{0} home without a price',
    '{0} homes without a price',
    'Shown as price on request. Please send the price, or say that it is on request.',
  ),
  'price.zero': homeFinding(
    'amber',
    '{0} home with a price of 0 or 1',
    '{0} homes with a price of 0 or 1',
    'Shown as price on request. Please send the price, or say that it is on request.',
  ),
  'price.unreadable': homeFinding(
    'amber',
    '{0} home whose price is not a number',
    '{0} homes whose price is not a number',
    'Shown as price on request. Please send digits only, for instance 249000.',
  ),
  'price.implausible': homeFinding(
    'amber',
    '{0} home with a price that can hardly be one',
    '{0} homes with a price that can hardly be one',
    'Shown as price on request. Please send the whole price, for instance 249000.',
  ),
  'price.periodUnknown': homeFinding(
    'amber',
    '{0} home whose rent has an unknown period',
    '{0} homes whose rent has an unknown period',
    'Shown as price on request. Please say whether the rent is per day, week, month or year.',
  ),
  'price.leap': homeFinding(
    'amber',
    '{0} home whose price or size is many times what it was',
    '{0} homes whose price or size is many times what it was',
    'It is shown as sent. Please check amount, currency, period and unit: cents for units are the usual slip.',
  ),
  'currency.assumed': homeFinding(
    'blue',
    '{0} home priced in their country’s currency because none was named',
    '{0} homes priced in their country’s currency because none was named',
    'Please name the currency of every price.',
  ),
  'currency.unknown': homeFinding(
    'amber',
    '{0} home in a currency we do not know',
    '{0} homes in a currency we do not know',
    'Shown as price on request. Please send a current ISO 4217 code such as EUR.',
  ),
  'currency.two': homeFinding(
    'amber',
    '{0} home priced in two currencies at once',
    '{0} homes priced in two currencies at once',
    'Shown as price on request. Please send the number only, and the currency in its own field.',
  ),
  'cost.currency': homeFinding(
    'amber',
    '{0} home with a cost in a currency we do not know',
    '{0} homes with a cost in a currency we do not know',
    'The cost was left out. Please send a current ISO 4217 code such as EUR with the price.',
  ),
  'number.ambiguous': homeFinding(
    'blue',
    '{0} home with a number that can be read in two ways',
    '{0} homes with a number that can be read in two ways',
    'Please send numbers without thousands marks and with a point before decimals.',
  ),
  'number.unreadable': homeFinding(
    'amber',
    '{0} home with a number that cannot be read',
    '{0} homes with a number that cannot be read',
    'The field was left out. Please send digits only.',
  ),
  'number.implausible': homeFinding(
    'amber',
    '{0} home with a number that cannot be true',
    '{0} homes with a number that cannot be true',
    'The field was left out. Please check it.',
  ),
  'area.unit': homeFinding(
    'amber',
    '{0} home with an area in an unknown unit',
    '{0} homes with an area in an unknown unit',
    'The area was left out. Please name the unit: m2, sqft, ac or ha.',
  ),
  'area.assumed': homeFinding(
    'blue',
    '{0} home with an area whose unit was not named',
    '{0} homes with an area whose unit was not named',
    'The feed’s unit was used. Please name the unit: m2, sqft, ac or ha.',
  ),
  'area.implausible': homeFinding(
    'amber',
    '{0} home with an area that is hardly true',
    '{0} homes with an area that is hardly true',
    'It is shown as sent. Please check value and unit.',
  ),
} as const satisfies Record<string, FindingText>
