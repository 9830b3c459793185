/** feeds: where every field of Meridian's own format goes. */
import {
  address,
  available,
  codes,
  day,
  each,
  energyClass,
  flag,
  language,
  number,
  times,
  words as meaning,
} from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { energyBases } from '#contract/vocabulary/codes.ts'
import { payerOfWord } from '../../read/parts/fees.rules.ts'
import { unitOfWords } from '../../read/words/units.rules.ts'
import { folded } from '../../texts/fold.rules.ts'
import { fields } from './names.rules.ts'

export const meridianFields: FieldPlaces = {
  mapped: [...fields, 'title_*', 'description_*'],
  ignored: {},
  kinds: {
    agency_fee_paid_by: meaning((text) => payerOfWord(folded(text))),
    energy_basis: codes(energyBases),
    emissions_class: energyClass,
    language,
    ...each(times, 'open_houses auction'),
    ...each(address, 'url video tour'),
    ...each(flag, 'show_address new_build furnished'),
    ...each(number, 'price_max living_area_max built_area_max plot_area_max sold_price deposit'),
    sold_on: day,
    available_from: available,
    area_unit: meaning(unitOfWords),
  },
}
