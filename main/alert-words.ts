/** main: what mails of homes call the codes of the vocabulary: the words of the pages. */
import type { AreaUnit } from '#contract/vocabulary/area-units.ts'
import { localeOf } from '#contract/words/written.ts'
import type { AlertNeighbours } from '#server/alerts/index.ts'
import { areaSign } from '#web/platform/formats/units.ts'
import { featureWords } from '#web/platform/words/feature-words.ts'
import { nearKindWords } from '#web/platform/words/near-kind-words.ts'
import { categoryWords, periodWords, statusWords, typeWords } from '#web/platform/words/words.ts'

export const alertWords: AlertNeighbours['words'] = {
  types: typeWords,
  features: featureWords,
  categories: categoryWords,
  near: nearKindWords,
  statuses: statusWords,
  periods: periodWords,
  unitsIn: (language) => {
    const locale = localeOf(language)
    const sign = (unit: AreaUnit) => areaSign(unit, locale)
    return { m2: sign('m2'), sqft: sign('sqft'), ac: sign('ac'), ha: sign('ha') }
  },
}
