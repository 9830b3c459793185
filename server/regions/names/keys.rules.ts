/** regions: the spellings that a street or an area is found by. */
import { fold } from '#contract/search/fold.ts'

/** A folded spelling, and whether it is the whole name or one that begins with a later word of it. */
export type NameKey = { key: string; isWhole: boolean }

/** `de l'Église` is looked for as `église`. */
const elided = /(^|[\s-])[dl]['’]/giu
/** Words that nobody begins with: `de`, `la`, `of`. */
const leastWord = 3
/** Later words that a name may begin with. */
const mostTails = 4

/** Every key of a thing that goes by several names, each once. */
export function keysOf(names: readonly string[]): NameKey[] {
  const keys = new Map<string, boolean>()
  for (const name of names) {
    const whole = fold(name)
    if (whole) keys.set(whole, true)
    for (const tail of tailsOf(name)) if (!keys.has(tail)) keys.set(tail, false)
  }
  return [...keys].map(([key, isWhole]) => ({ key, isWhole }))
}

function tailsOf(name: string): string[] {
  const words = fold(name.replace(elided, '$1')).split(' ')
  return words
    .map((word, at) => ({ at, word }))
    .filter(({ at, word }) => at > 0 && word.length >= leastWord)
    .slice(0, mostTails)
    .map(({ at }) => words.slice(at).join(' '))
}
