/** feeds: what a run can say about a file as a whole: stable codes, weight, title, advice. */
import { fileFinding, type FindingText } from './finding-text.ts'

export const fileFindings = {
  'file.unreachable': fileFinding(
    'red',
    'The file could not be fetched',
    'Please check that the address answers without a login and that the file exists.',
  ),
  'file.empty': fileFinding(
    'red',
    'The file is empty',
    'Please send the file again; an empty file changes nothing here.',
  ),
  'file.tooLarge': fileFinding(
    'red',
    'The file is larger than allowed',
    'Please split the stock into several feeds, or leave embedded pictures out and send their addresses.',
  ),
  'file.tooSlow': fileFinding(
    'red',
    'The file took too long to be read',
    'What was read in time is kept, and nothing was withdrawn. Please split the stock into several feeds, or tell us.',
  ),
  'file.archive': fileFinding(
    'red',
    'The file is an archive that cannot be unpacked',
    'Please send an ordinary ZIP or gzip file without password, with the data file in it.',
  ),
  'file.notListings': fileFinding(
    'red',
    'The file is not a list of homes',
    'Please send the export of your stock, in one of the formats we read.',
  ),
  'file.unrecognised': fileFinding(
    'red',
    'The file is in a format we do not know',
    'Please choose one of the formats we read in the export settings of your software.',
  ),
  'file.noRecords': fileFinding(
    'red',
    'The file holds no homes',
    'An empty list never withdraws anything. If all homes are gone, please withdraw them on your page.',
  ),
  'file.bytesBefore': fileFinding(
    'blue',
    'The file has something before its first line',
    'Please write nothing before the beginning of the file, not even an empty line or a warning of the program.',
  ),
  'file.leftOver': fileFinding(
    'amber',
    'The file is one of several in the archive and was left aside',
    'Please put one data file into each archive. While there are homes in several, nothing is withdrawn.',
  ),
  'names.capitals': fileFinding(
    'blue',
    'The file writes names of elements in other capitals than its format',
    'They were read as the format writes them. Please write them exactly as it does: others who read the file may not look twice.',
  ),
  'file.severalRoots': fileFinding(
    'amber',
    'The file holds several documents one behind the other',
    'All of them were read, and nothing was withdrawn. Please send one document with all homes.',
  ),
  'encoding.mislabelled': fileFinding(
    'amber',
    'The file is not in the encoding it declares',
    'Please declare the encoding the file is written in, best UTF-8 throughout.',
  ),
  'encoding.unknown': fileFinding(
    'amber',
    'The file declares an encoding nobody knows',
    'Please write the file in UTF-8 and declare it as encoding="UTF-8".',
  ),
  'xml.doctype': fileFinding(
    'red',
    'The file has a document type declaration',
    'Please leave out <!DOCTYPE …>; for safety, files with one are not read.',
  ),
  'file.limits': fileFinding(
    'red',
    'The file is nested or stretched beyond every limit',
    'Please check the export: an element is nested deeper, has more attributes or is longer than any home needs.',
  ),
  'xml.malformed': fileFinding(
    'red',
    'The file is not well-formed XML',
    'The homes before this line were read, the others were not, and nothing was withdrawn. Please correct the markup at this line.',
  ),
  'json.malformed': fileFinding(
    'red',
    'The file is not well-formed JSON',
    'The homes before this line were read, the others were not, and nothing was withdrawn. Please correct the file at this line.',
  ),
  'csv.malformed': fileFinding(
    'red',
    'The file is not a table that can be read',
    'The rows before this line were read, the others were not, and nothing was withdrawn. Please put cells with marks in them into quotes.',
  ),
  'file.truncated': fileFinding(
    'red',
    'The file ends in the middle',
    'The transfer was probably cut off. The homes before the end were read and nothing was withdrawn. Please send the file again.',
  ),
  'dates.exportTime': fileFinding(
    'blue',
    'The file gives every home the time of the export as its date',
    'Please send when each home was last changed, not when the file was written.',
  ),
  'id.positional': fileFinding(
    'amber',
    'The file numbers its homes by their position',
    'Unless homes are recognised by these numbers already, the reference is used instead. Please send an id that stays with a home for ever.',
  ),
} as const satisfies Record<string, FindingText>
