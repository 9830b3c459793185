/** translation: a machine's translation that keeps to the glossary. */
import { finderOfTerms, type Term } from '#contract/words/glossary.rules.ts'
import type { Direction, Engine } from '../engines/engine.ts'
import { maskTerms, unmask } from './masks.rules.ts'

/**
 * Asks as the engine does. Where it does not carry the places of terms through, it is asked once more for the
 * text as it stands, so that a term never costs a translation.
 */
export async function translateByGlossary(
  engine: Engine,
  terms: readonly Term[],
  texts: readonly string[],
  direction: Direction,
): Promise<(string | null)[]> {
  const find = finderOfTerms(terms)
  const masked = texts.map((text) => maskTerms(text, find(text), direction.target))
  const answers = await engine.translate(
    masked.map(({ text }) => text),
    direction,
  )
  const said = masked.map((one, at) => {
    const answer = answers[at] ?? null
    return answer === null ? null : unmask(answer, one)
  })
  const lost = texts.filter((_, at) => said[at] === null && (masked[at]?.terms.length ?? 0) > 0)
  if (lost.length === 0) return said
  const again = await engine.translate(lost, direction)
  const plain = new Map(lost.map((text, at) => [text, again[at] ?? null]))
  return said.map((answer, at) => answer ?? plain.get(texts[at] ?? '') ?? null)
}
