/** feeds: where every field of Meridian's own format goes. */
import type { FieldPlaces } from '../../read/field-places.ts'
import { fields } from './names.rules.ts'

export const meridianFields: FieldPlaces = {
  mapped: [...fields, 'title_*', 'description_*'],
  ignored: {},
}
