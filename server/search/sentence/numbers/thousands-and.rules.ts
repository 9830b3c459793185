/** search: "مليون و٢٠٠", a million and two hundred thousand: what follows "and" are thousands. */
import { phraseAt } from '../dictionary.rules.ts'
import type { Sentence } from '../sentence.rules.ts'

const million = 1_000_000
const hundred = 100

/** The rest of an amount of millions, and the token behind it; null where there is none. */
export function thousandsAnd(
  { tokens, languages }: Pick<Sentence, 'tokens' | 'languages'>,
  { factor, next }: { factor: number; next: number },
): { value: number; next: number } | null {
  const at = [next + 1, next].find((one) => tokens[one - 1]?.word === 'و') ?? tokens.length
  const rest = tokens[at]?.value ?? 0
  const isRest = rest >= hundred && rest < 1_000 && Number.isInteger(rest)
  if (factor % million !== 0 || !isRest) return null
  return phraseAt(tokens, at + 1, languages, ['scale', 'measure'])
    ? null
    : { value: rest * 1_000, next: at + 1 }
}
