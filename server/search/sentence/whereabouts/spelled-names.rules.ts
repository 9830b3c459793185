/** search: what the words of a sentence may be called, declined or for short. */
import type { SpelledPlace } from '../sentence.rules.ts'
import { spelledOr } from './arabic-names.rules.ts'
import { withoutGenitive } from './german-names.rules.ts'
import type { Surroundings } from './place-clues.rules.ts'

/** "Bayerns" is "of Bavaria", "Münchens" of Munich; of smaller towns hardly anybody speaks so. */
export function spelledIn({ find, languages }: Surroundings, written: string): readonly SpelledPlace[] {
  const found = spelledOr(find, written)
  const bare = found.length === 0 ? withoutGenitive(languages, written) : null
  if (bare === null) return found
  return find.spelled(bare).filter(({ kind, population }) => kind !== 'city' || population >= declinedTown)
}
const declinedTown = 100_000

/**
 * "But", "eau": so short and without a capital, only what a place itself is called, or a quarter for short.
 */
export const calledSo = (around: Surroundings, written: string): readonly SpelledPlace[] =>
  spelledIn(around, written).filter(
    ({ byName, entry }) => byName || around.find.view(entry).id.startsWith('meridian:'),
  )
