/** search: rules for the streets, houses, quarters and parks of loaded regions: "flat near Calle Mayor 5". */
import { phraseAt } from './dictionary.rules.ts'
import type { Rule } from './reading.rules.ts'
import { spanOf, type Sentence } from './sentence.rules.ts'
import { aroundSpot } from './spots.rules.ts'

/** A name alone, behind "in" or "near", or behind a distance. */
export const readSpot: Rule = (state, at) => {
  const { sentence, radius } = state
  const { start, isNear } = behindGlue(sentence, at)
  const chosen = sentence.spots.get(start)
  if (!chosen) return null
  const { from, to } = spanOf(sentence, at, chosen.next)
  const parameters = aroundSpot(chosen, { isNear, metres: radius?.metres ?? null })
  const isTaken = state.pieces.some((piece) => piece.parameters.near ?? piece.parameters.area)
  if (isTaken) state.unused.push({ from, to, reason: 'place' })
  else state.pieces.push({ from: radius?.from ?? from, to, parameters })
  state.radius = null
  return chosen.next
}

/** Over "near the", "in der" and the like. */
function behindGlue({ tokens, languages, spots }: Sentence, at: number): { start: number; isNear: boolean } {
  let start = at
  let isNear = false
  for (let skipped = 0; skipped < 3 && !spots.has(start); skipped++) {
    const glue = phraseAt(tokens, start, languages, ['glue', 'bound'])
    const values = glue?.meanings.map(({ value }) => value) ?? []
    if (!glue || !values.some((value) => /^(near|in|of|from|to|filler)$/.test(value))) break
    isNear ||= values.includes('near')
    start = glue.next
  }
  return { start, isNear }
}
