/** feeds: what can be said about the pictures and addresses of a home. */
import { homeFinding, type FindingText } from './finding-text.ts'

export const pictureFindings = {
  'pictures.none': homeFinding(
    'amber',
    '{0} home without pictures',
    '{0} homes without pictures',
    'Please send at least one picture; homes with pictures are opened far more often.',
  ),
  'pictures.many': homeFinding(
    'blue',
    '{0} home with more than 100 pictures',
    '{0} homes with more than 100 pictures',
    'The first 100 were taken.',
  ),
  'picture.repeated': homeFinding(
    'blue',
    '{0} home with the same picture twice',
    '{0} homes with the same picture twice',
    'It is shown once. Please name every picture once.',
  ),
  'picture.address': homeFinding(
    'amber',
    '{0} home with a picture address that leads nowhere',
    '{0} homes with a picture address that leads nowhere',
    'Please send complete addresses that begin with https://.',
  ),
  'picture.repaired': homeFinding(
    'blue',
    '{0} home with a picture address that had to be repaired',
    '{0} homes with a picture address that had to be repaired',
    'Please write spaces in addresses as %20.',
  ),
  'picture.missing': homeFinding(
    'amber',
    '{0} home with a picture that did not come along',
    '{0} homes with a picture that did not come along',
    'Please put every picture that is named into the archive, or send its address.',
  ),
  'picture.unusable': homeFinding(
    'amber',
    '{0} home with a picture that cannot be used',
    '{0} homes with a picture that cannot be used',
    'Please send JPEG, PNG or WebP pictures of at most 20 MB.',
  ),
  'picture.embedded': homeFinding(
    'amber',
    '{0} home with a picture written into the data file',
    '{0} homes with a picture written into the data file',
    'Please send pictures as files in the archive or as addresses.',
  ),
  'address.unreadable': homeFinding(
    'blue',
    '{0} home with an address of a page, tour or film that leads nowhere',
    '{0} homes with an address of a page, tour or film that leads nowhere',
    'It was left out. Please send complete addresses that begin with https://.',
  ),
  'picture.lost': homeFinding(
    'amber',
    '{0} home with a picture that could not be fetched, however often it was tried',
    '{0} homes with a picture that could not be fetched, however often it was tried',
    'Please check that the addresses of the pictures are right and open to everybody. A picture is tried again when its address changes.',
  ),
} as const satisfies Record<string, FindingText>
