/** feeds: what can be said about the pictures and addresses of a home. */
import type { FindingText } from './finding-text.ts'

export const pictureFindings = {
  'pictures.none': [
    'amber',
    'without pictures',
    'Please send at least one picture; homes with pictures are opened far more often.',
  ],
  'pictures.many': ['blue', 'with more than 100 pictures', 'The first 100 were taken.'],
  'picture.repeated': [
    'blue',
    'with the same picture twice',
    'It is shown once. Please name every picture once.',
  ],
  'picture.address': [
    'amber',
    'with a picture address that leads nowhere',
    'Please send complete addresses that begin with https://.',
  ],
  'picture.repaired': [
    'blue',
    'with a picture address that had to be repaired',
    'Please write spaces in addresses as %20.',
  ],
  'picture.missing': [
    'amber',
    'with a picture that did not come along',
    'Please put every picture that is named into the archive, or send its address.',
  ],
  'picture.unusable': [
    'amber',
    'with a picture that cannot be used',
    'Please send JPEG, PNG or WebP pictures of at most 20 MB.',
  ],
  'picture.embedded': [
    'amber',
    'with a picture written into the data file',
    'Please send pictures as files in the archive or as addresses.',
  ],
  'address.unreadable': [
    'blue',
    'with an address of a page, tour or film that leads nowhere',
    'It was left out. Please send complete addresses that begin with https://.',
  ],
  'picture.lost': [
    'amber',
    'with a picture that could not be fetched, however often it was tried',
    'Please check that the addresses of the pictures are right and open to everybody. A picture is tried again when its address changes.',
  ],
} as const satisfies Record<string, FindingText>
