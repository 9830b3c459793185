/** feeds: what only a BLM file can be told. */
import { fileFinding, type OwnFinding } from '../../findings/finding-text.ts'

export const lacksPart: OwnFinding = {
  code: 'blm.structure',
  text: fileFinding(
    'red',
    'The file lacks a part that every BLM file has',
    'Please send #HEADER# with EOF and EOR, #DEFINITION# with the field names, #DATA# and #END#.',
  ),
}

export const namesNoMarks: OwnFinding = {
  code: 'blm.delimiter',
  text: fileFinding(
    'amber',
    'The file does not declare how its fields end',
    "Please write EOF : '^' and EOR : '~' (or your own characters) into #HEADER#.",
  ),
}
