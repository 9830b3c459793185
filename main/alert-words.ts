/** main: what mails of homes call the codes of the vocabulary: the words of the pages. */
import type { AlertNeighbours } from '#server/alerts/index.ts'
import { areaUnitWords } from '#web/platform/formats/units.ts'
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
  units: areaUnitWords,
}
