/**
 * web/platform: makes what finds words into what says them: each text is
 * looked up once, and only the newest are kept.
 */
import type { FindWords } from '#contract/words/reviewed-words.ts'
import { saidProps } from './said-props.ts'
import { asTold, asWritten, isWords, trimmed, within } from './sentence.rules.ts'
import type { Say } from './voice.ts'

/** What a text comes to. */
type Said = {
  text: string
  attribute: string
  /** The words as they were looked up and what was found; null for what nobody knows. */
  found: readonly [words: string, said: string] | null
}
export type Sayer = (text: string) => Said

/** Texts that are kept before the older half of them is forgotten; a page says some hundreds. */
const most = 8_000

/**
 * `isRtl`: the page runs from right to left, so that English words
 * which nobody knows need their own direction.
 */
export const sayerOf = (find: FindWords, isRtl: boolean): Sayer =>
  remembering((text) => {
    const words = trimmed(text)
    if (!isWords(words)) return { text, attribute: text, found: null }
    const said = find(words)
    if (said === null) {
      const marked = isRtl ? asWritten(words) : words
      // What needs no mark stays as it came, with the spaces that hold an amount together.
      return { text: marked === words ? text : within(text, marked), attribute: text, found: null }
    }
    const whole = within(text, said)
    return { text: isRtl ? within(text, asTold(said)) : whole, attribute: whole, found: [words, said] }
  })

/**
 * Two generations: what is asked for again moves to the younger,
 * and what nobody asked for goes with the older.
 */
function remembering(look: Sayer): Sayer {
  let young = new Map<string, Said>()
  let old = young
  return (text) => {
    const known = young.get(text)
    if (known) return known
    const said = old.get(text) ?? look(text)
    if (young.size >= most) {
      old = young
      young = new Map()
    }
    young.set(text, said)
    return said
  }
}

/** Says what a sayer knows; `noted` hears of all that was found. */
export function sayOf(sayer: Sayer, noted?: Map<string, string>): Say {
  const hear = (text: string): Said => {
    const said = sayer(text)
    if (noted && said.found) noted.set(said.found[0], said.found[1])
    return said
  }
  const texts = { text: (text: string) => hear(text).text, attribute: (text: string) => hear(text).attribute }
  return { ...texts, props: (props) => saidProps(props, texts) }
}
