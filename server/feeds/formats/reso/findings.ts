/** feeds: what only an answer of a RESO Web API can be told. */
import { fileFinding, type OwnFinding } from '../../findings/finding-text.ts'

export const onePage: OwnFinding = {
  code: 'reso.onePage',
  text: fileFinding(
    'amber',
    'The file is one page of several',
    'What is on it was read, and nothing was withdrawn. Please send all pages as one list, or ask for more homes on a page.',
  ),
}
