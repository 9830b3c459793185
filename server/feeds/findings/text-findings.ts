/** feeds: what can be said about the texts of a home. */
import { homeFinding, type FindingText } from './finding-text.ts'

export const textFindings = {
  'text.missing': homeFinding(
    'amber',
    '{0} home without a description',
    '{0} homes without a description',
    'Please send a description in at least one language.',
  ),
  'text.doubleEncoded': homeFinding(
    'blue',
    '{0} home with text encoded twice',
    '{0} homes with text encoded twice',
    'It was repaired. Please encode texts as UTF-8 once only.',
  ),
  'text.escapedTwice': homeFinding(
    'blue',
    '{0} home with markup escaped twice',
    '{0} homes with markup escaped twice',
    'It was repaired. Please escape texts once, or use CDATA.',
  ),
  'text.ampersand': homeFinding(
    'blue',
    '{0} home with a bare ampersand',
    '{0} homes with a bare ampersand',
    'It was repaired. Please write &amp; for every & outside CDATA.',
  ),
  'text.lessThan': homeFinding(
    'blue',
    '{0} home with a bare less-than sign in a text',
    '{0} homes with a bare less-than sign in a text',
    'It was repaired. Please write &lt; for every < outside CDATA.',
  ),
  'text.attributes': homeFinding(
    'blue',
    '{0} home with attributes that no blank parts',
    '{0} homes with attributes that no blank parts',
    'It was repaired. Please write a blank before every attribute of a tag.',
  ),
  'text.control': homeFinding(
    'blue',
    '{0} home with invisible control characters',
    '{0} homes with invisible control characters',
    'They were taken out. Please send plain text.',
  ),
  'text.tooLong': homeFinding(
    'blue',
    '{0} home with a text that is too long',
    '{0} homes with a text that is too long',
    'It was cut. Please keep descriptions below 50 thousand characters.',
  ),
} as const satisfies Record<string, FindingText>
