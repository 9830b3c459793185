/** feeds: what can be said about a record as a whole. */
import type { FindingText } from './finding-text.ts'

export const recordFindings = {
  'record.noId': ['red', 'without an id', 'Please send a permanent, unique id for every home.'],
  'record.malformed': [
    'red',
    'with broken markup',
    'They stay as they are known, the others were read, and nothing was withdrawn. Please correct the markup at this line; a < in a text is written &lt;.',
  ],
  'record.tooLarge': [
    'red',
    'too large to be read',
    'Please send the addresses of pictures, not the pictures themselves, and keep a home below 16 MB.',
  ],
  'record.tooSlow': [
    'red',
    'that took too long to be read',
    'Please check the texts of this home: something in them is far longer or stranger than a description.',
  ],
  'record.fields': [
    'red',
    'with more or fewer fields than declared',
    'Please send exactly the fields that the file names for every home, and no field or record mark inside a text.',
  ],
  'record.short': [
    'blue',
    'with fewer cells than there are headings',
    'The cells that are missing were read as empty. Please put texts with line breaks into quotes.',
  ],
  'record.noOffer': [
    'red',
    'neither for sale nor to let',
    'Please say for every home whether it is for sale or to let, and its price.',
  ],
  'record.empty': [
    'red',
    'of which hardly anything is said',
    'Please send at least where and what the home is, and its price, or leave it out.',
  ],
  'record.notStored': ['red', 'that could not be stored', 'Please tell us; this is a fault on our side.'],
  'field.byHand': ['amber', 'told otherwise by hand', 'Keep your words, or give them back, under Homes.'],
  'record.missingOnce': [
    'blue',
    'missing from the file for the first time',
    'They stay for now. If the next run by the clock misses them too, they are withdrawn.',
  ],
  'record.misplaced': [
    'blue',
    'with a section in the wrong place',
    'Please put the section where the format wants it; it was read where it stands.',
  ],
} as const satisfies Record<string, FindingText>
