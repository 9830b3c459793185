/** feeds: what only files of Meridian's own formats can be told. */
import { fileFinding, type OwnFinding } from '../../findings/finding-text.ts'

export const onePage: OwnFinding = {
  code: 'meridian.onePage',
  text: fileFinding(
    'amber',
    'The file is one page of several',
    'What is on it was read, and nothing was withdrawn. Please send all homes as one list.',
  ),
}
