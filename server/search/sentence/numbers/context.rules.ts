/** search: what a sentence as a whole is about: renting, land, homes. */
import { typeGroups } from '#contract/vocabulary/codes.ts'
import { phraseAt } from '../dictionary.rules.ts'
import { hangsOn, isToBuild, type Sentence } from '../sentence.rules.ts'

/** What is known before an amount is read. */
export type Context = {
  /** Whether the sentence is about renting, where small amounts are money too. */
  isRent: boolean
  /** Whether it is about land, where metres are those of the plot. */
  isLand: boolean
  /** Whether something that stands on land is spoken of. */
  isHome: boolean
  /** Whether nothing but houses and flats is, which no thousands of metres are the rooms of. */
  isDwelling: boolean
}

const isDwelling = (type: string): boolean =>
  [...typeGroups.house, ...typeGroups.flat].some((one) => one === type && one !== 'castle')

/** What all words together say before any of them is read. */
export function contextOf({ tokens, languages, places }: Sentence): Context {
  const all = tokens.flatMap(
    (_, at) => phraseAt(tokens, at, languages, ['purpose', 'type', 'period', 'subject'])?.meanings ?? [],
  )
  const types: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    // "Halle (Saale)" is no hall.
    const named = places.get(at)
    if (named) {
      at = named.next - 1
      continue
    }
    // "Metri quadri" are no quadrilocali.
    const found = phraseAt(tokens, at, [languages[0]], ['type', 'measure'])
    // "Seegrundstück" is a feature in the dictionary, and land by its last part.
    if (/grundstucke?$/.test(tokens[at]?.word ?? '')) types.push('land*')
    const isPart = hangsOn.test(tokens[at - 1]?.word ?? '') || isToBuild({ tokens }, at)
    types.push(
      ...(found?.meanings ?? []).flatMap(({ kind, value }) => (kind === 'type' && !isPart ? value : [])),
    )
    at = Math.max(at, (found?.next ?? 0) - 1)
  }
  return {
    isRent: all.some(
      ({ kind, value }) =>
        kind === 'period' || (kind === 'purpose' && value !== 'sale') || value === 'rent' || value === 'room',
    ),
    isLand: types.length > 0 && types.every((type) => /^(land\*|plot|farm$)/.test(type)),
    isHome: types.some((type) => !/^(land\*|plot)/.test(type)),
    isDwelling:
      types.length > 0 && types.every((type) => /^(house\*|flat\*|farm$)/.test(type) || isDwelling(type)),
  }
}
