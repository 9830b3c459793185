/** search: "Lake Norman": a lake or a mountain that nobody told us of is no town that is called like it. */
import type { Token } from '../tokens.rules.ts'

const waters = /^(lake|loch|lough|mount|lac|lago|laguna|embalse|pantano|represa)$/

/** Whether the word before a name, written as one itself, says that it is no town's. */
export const isOfWater = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]
  return Boolean(before?.isName && tokens[at]?.isName) && waters.test(before?.word ?? '')
}
