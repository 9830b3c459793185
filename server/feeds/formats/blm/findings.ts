/** feeds: what only a BLM file can be told. */
import type { OwnFinding } from '../../findings/finding-text.ts'

export const lacksPart: OwnFinding = {
  code: 'blm.structure',
  about: 'file',
  text: [
    'red',
    'lacks a part that every BLM file has',
    'Please send #HEADER# with EOF and EOR, #DEFINITION# with the field names, #DATA# and #END#.',
  ],
}

export const namesNoMarks: OwnFinding = {
  code: 'blm.delimiter',
  about: 'file',
  text: [
    'amber',
    'does not declare how its fields end',
    "Please write EOF : '^' and EOR : '~' (or your own characters) into #HEADER#.",
  ],
}
