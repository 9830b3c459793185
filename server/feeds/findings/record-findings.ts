/** feeds: what can be said about a record as a whole. */
import { homeFinding, type FindingText } from './finding-text.ts'

export const recordFindings = {
  'record.noId': homeFinding(
    'red',
    '{0} home without an id',
    '{0} homes without an id',
    'Please send a permanent, unique id for every home.',
  ),
  'record.malformed': homeFinding(
    'red',
    '{0} home with broken markup',
    '{0} homes with broken markup',
    'They stay as they are known, the others were read, and nothing was withdrawn. Please correct the markup at this line; a < in a text is written &lt;.',
  ),
  'record.tooLarge': homeFinding(
    'red',
    '{0} home too large to be read',
    '{0} homes too large to be read',
    'Please send the addresses of pictures, not the pictures themselves, and keep a home below 16 MB.',
  ),
  'record.tooSlow': homeFinding(
    'red',
    '{0} home that took too long to be read',
    '{0} homes that took too long to be read',
    'Please check the texts of this home: something in them is far longer or stranger than a description.',
  ),
  'record.fields': homeFinding(
    'red',
    '{0} home with more or fewer fields than declared',
    '{0} homes with more or fewer fields than declared',
    'Please send exactly the fields that the file names for every home, and no field or record mark inside a text.',
  ),
  'record.short': homeFinding(
    'blue',
    '{0} home with fewer cells than there are headings',
    '{0} homes with fewer cells than there are headings',
    'The cells that are missing were read as empty. Please put texts with line breaks into quotes.',
  ),
  'record.noOffer': homeFinding(
    'red',
    '{0} home neither for sale nor to let',
    '{0} homes neither for sale nor to let',
    'Please say for every home whether it is for sale or to let, and its price.',
  ),
  'record.empty': homeFinding(
    'red',
    '{0} home of which hardly anything is said',
    '{0} homes of which hardly anything is said',
    'Please send at least where and what the home is, and its price, or leave it out.',
  ),
  'record.notStored': homeFinding(
    'red',
    '{0} home that could not be stored',
    '{0} homes that could not be stored',
    'Please tell us; this is a fault on our side.',
  ),
  'field.byHand': homeFinding(
    'amber',
    '{0} home told otherwise by hand',
    '{0} homes told otherwise by hand',
    'Keep your words, or give them back, under Your homes.',
  ),
  'record.missingOnce': homeFinding(
    'blue',
    '{0} home missing from the file for the first time',
    '{0} homes missing from the file for the first time',
    'They stay for now. If the next run by the clock misses them too, they are withdrawn.',
  ),
  'record.misplaced': homeFinding(
    'blue',
    '{0} home with a section in the wrong place',
    '{0} homes with a section in the wrong place',
    'Please put the section where the format wants it; it was read where it stands.',
  ),
} as const satisfies Record<string, FindingText>
