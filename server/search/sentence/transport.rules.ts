/** search: the rule for homes near a station: "close to the train station", "in der Nähe einer U-Bahn". */
import { phraseAt } from './dictionary.rules.ts'
import type { Rule } from './reading.rules.ts'
import { spanOf, type Sentence } from './sentence.rules.ts'

/**
 * Whatever means "near" before whatever stops nearby; how many
 * minutes it is to walk is a travel time instead.
 */
export const readTransport: Rule = ({ sentence, radius, pieces }, at) => {
  const { tokens, languages, places } = sentence
  const near = phraseAt(tokens, at, languages, ['glue'])
  if (radius || !near?.meanings.some(({ value }) => value === 'near' || value === 'walk')) return null
  const start = overArticle(sentence, near.next)
  const stop = phraseAt(tokens, start, [languages[0]], ['transport'])
  if (!stop) return null
  for (let index = at; index < stop.next; index++) if (places.has(index)) return null
  pieces.push({ ...spanOf(sentence, at, stop.next), parameters: { features: 'nearTransport' } })
  return stop.next
}

/** Over "the", "einer", "de la" and the like. */
function overArticle({ tokens, languages }: Sentence, at: number): number {
  const glue = phraseAt(tokens, at, [languages[0]], ['glue', 'number'])
  const isLittle = glue?.meanings.some(({ value }) => /^(filler|of|1)$/.test(value)) ?? false
  return glue && isLittle ? glue.next : at
}
