/** feeds: what a run can say about a home: stable codes, weight, title by the number of homes, advice. */
import { homeFinding, type FindingText } from './finding-text.ts'
import { pictureFindings } from './picture-findings.ts'
import { placeFindings } from './place-findings.ts'
import { priceFindings } from './price-findings.ts'
import { recordFindings } from './record-findings.ts'
import { textFindings } from './text-findings.ts'

export const homeFindings = {
  'id.repeated': homeFinding(
    'amber',
    '{0} home sent twice with the same id',
    '{0} homes sent twice with the same id',
    'Please send every home once. The first of them was used.',
  ),
  'id.shared': homeFinding(
    'amber',
    '{0} home sharing an id with another home',
    '{0} homes sharing an id with another home',
    'The reference is used to recognise them instead. Please give every home its own id.',
  ),
  'id.unknown': homeFinding(
    'red',
    '{0} home with a change for a home we do not know',
    '{0} homes with a change for a home we do not know',
    'Please send the whole home once before sending changes of it.',
  ),
  'date.unreadable': homeFinding(
    'amber',
    '{0} home with a date that cannot be read',
    '{0} homes with a date that cannot be read',
    'The field was left out. Please send dates as YYYY-MM-DD.',
  ),
  'date.activeUntil': homeFinding(
    'amber',
    '{0} home whose last day on the market has passed',
    '{0} homes whose last day on the market has passed',
    'They are off the market since then. Please send a later date for those that still are on it.',
  ),
  'status.unknown': homeFinding(
    'amber',
    '{0} home whose state is a word we do not know',
    '{0} homes whose state is a word we do not know',
    'They are shown as on the market. Please say of homes that are sold, let or withdrawn that they are, in the words of the format.',
  ),
  'word.unknown': homeFinding(
    'blue',
    '{0} home with a word we do not know in a field that has its own',
    '{0} homes with a word we do not know in a field that has its own',
    'The field was left out. Please use the words of the format, and yes or no for what a home has or has not.',
  ),
  'energy.unknown': homeFinding(
    'blue',
    '{0} home with an energy rating that is no class',
    '{0} homes with an energy rating that is no class',
    'It is shown as text. Please send a class from A to H.',
  ),
  'type.assumed': homeFinding(
    'blue',
    '{0} home whose type was not named',
    '{0} homes whose type was not named',
    'The feed’s type was used. Please say what every home is: apartment, villa, plot and so on.',
  ),
  'type.missing': homeFinding(
    'amber',
    '{0} home without a type',
    '{0} homes without a type',
    'Please say what every home is: apartment, villa, plot and so on.',
  ),
  'type.unknown': homeFinding(
    'amber',
    '{0} home of a type we do not know',
    '{0} homes of a type we do not know',
    'They are listed as “other”. Please use the type words of the format.',
  ),
  'feature.unknown': homeFinding(
    'blue',
    '{0} home with a feature word we do not know',
    '{0} homes with a feature word we do not know',
    'It is shown as sent and cannot be searched. Please use the feature words of the format.',
  ),
  'field.repeated': homeFinding(
    'amber',
    '{0} home with a field that stands there twice',
    '{0} homes with a field that stands there twice',
    'The first was used. Please write every field of a home once.',
  ),
  'field.noPlace': homeFinding(
    'blue',
    '{0} home with a field we have no place for',
    '{0} homes with a field we have no place for',
    'These fields were read and left out. Nothing has to be changed; tell us if one of them matters.',
  ),
  ...recordFindings,
  ...priceFindings,
  ...placeFindings,
  ...textFindings,
  ...pictureFindings,
} as const satisfies Record<string, FindingText>
