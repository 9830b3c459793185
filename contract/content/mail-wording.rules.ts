/**
 * contract: sentences of mails that operators say otherwise: paragraphs of a text,
 * and the places where values are put in; pure.
 */

/** What one sentence may take. */
export const longestSentence = 1_000

/** The paragraphs of a text, each on one line. */
export const paragraphsIn = (body: string): string[] =>
  body
    .split(/\r?\n[ \t]*\r?\n/)
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => one !== '')

/** The text that has these paragraphs. */
export const bodyFrom = (paragraphs: readonly string[]): string => paragraphs.join('\n\n')

const placesIn = (text: string): string[] => [...new Set(text.match(/\{\w*\}/g) ?? [])]

export type Fault = { kind: 'empty' | 'long' } | { kind: 'lost' | 'unknown'; places: string[] }

/**
 * Why a sentence cannot stand for the built-in one, or null: each
 * place for a value has to be in it, and no other.
 */
export function faultOf(builtIn: string, text: string): Fault | null {
  if (text.trim() === '') return { kind: 'empty' }
  if (text.length > longestSentence) return { kind: 'long' }
  const asked = placesIn(builtIn)
  const given = placesIn(text)
  const lost = asked.filter((place) => !given.includes(place))
  if (lost.length > 0) return { kind: 'lost', places: lost }
  const unknown = given.filter((place) => !asked.includes(place))
  return unknown.length > 0 ? { kind: 'unknown', places: unknown } : null
}

/** The fault in words. */
export function faultWords(fault: Fault): string {
  switch (fault.kind) {
    case 'empty':
      return 'Please say something'
    case 'long':
      return 'Please use at most 1,000 characters'
    case 'lost':
      return `Missing: ${fault.places.join(', ')}`
    case 'unknown':
      return `Nothing is put in for ${fault.places.join(', ')}`
  }
}
