/**
 * search: places that a sentence names and nobody wants to live
 * in: denied ones, and those that are only seen.
 */
import { phraseAt } from '../dictionary.rules.ts'
import type { Token } from '../tokens.rules.ts'
import { articles, isGlue, type Surroundings } from './place-clues.rules.ts'

/**
 * "Not Alfama", "nicht in der Südstadt": nobody looks where they say they
 * do not, nor without a place ("without HOA"). "Mobilado ou não em Viseu" is about the furniture.
 */
export function isDenied({ tokens, languages }: Surroundings, at: number): boolean {
  const [own] = languages
  const isLed = articles.test(tokens[at - 1]?.word ?? '') || (at > 0 && isGlue(tokens, at - 1, [own], 'in'))
  const end = isLed ? [at, at - 1] : [at]
  // Portuguese "no" is "in the", and short sentences of it look like Spanish ones.
  if (/^(es|pt)$/.test(own) && tokens[at - 1]?.word === 'no') return false
  return end.some((next) =>
    [1, 2, 3, 4].some((length) => {
      const denial =
        next >= length && !isStep(tokens, next - length) && !isGlue(tokens, next - length - 1, [own], 'or')
          ? phraseAt(tokens, next - length, [own], ['glue'])
          : null
      return denial?.next === next && denial.meanings.some(({ value }) => value === 'without')
    }),
  )
}

/** "A deux pas de la gare" denies nothing. */
const isStep = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'pas' && /^(deux|quelques|trois|2)$/.test(tokens[at - 1]?.word ?? '')

const seen =
  /(^| )(views? (of|over|on|to|towards)|overlooking|overlooks|vistas? (al?|para|pro|sobre|su|sull?a?|do|da|de)|vue sur|blick (auf|uber|zum|zur)|(?:ب|ال)?[اإ]طلاله? علي|[تي]طل علي|مطله? علي)( (the|la|le|el|il|o|den|die|das))? $/

const mayShow =
  /^(of|over|on|to|towards|overlook(ing|s)|al?|para|pro|sobre|su|sull?a?|d[oae]|sur|auf|uber|zu[mr]|علي|the|l[ae]|el|il|o|d(en|ie|as))$/

/** "Vista para o Cristo Rei", "Blick auf Köln": what is seen from a home is not where it is. */
export const isSeenFrom = (tokens: readonly Token[], at: number): boolean =>
  at > 0 &&
  mayShow.test(tokens[at - 1]?.word ?? '') &&
  seen.test(
    `${tokens
      .slice(Math.max(0, at - 3), at)
      .map(({ word }) => word)
      .join(' ')} `,
  )
