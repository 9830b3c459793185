/** search: what the town is called that homes are to be near to. */
import type { Understanding } from '#contract/search/plain-language.ts'
import type { LocalLanguage, Places } from '#server/places/index.ts'

/**
 * "Near Lisbon" is said with the name of the town, in the language
 * that was spoken, not as a point of the map.
 */
export function withName(
  understood: Understanding,
  places: Pick<Places, 'get'>,
  language: LocalLanguage,
): Understanding {
  const { place, question, pieces } = understood
  const called = place?.kind === 'city' ? places.get(place.id, language)?.name : undefined
  if (!called || question.near === undefined || question.called !== undefined) return understood
  const named = <T extends { near?: string; called?: string }>(asked: T): T =>
    asked.near === undefined || asked.called !== undefined ? asked : { ...asked, called }
  return {
    ...understood,
    question: named(question),
    pieces: pieces.map((piece) => ({ ...piece, parameters: named(piece.parameters) })),
  }
}
