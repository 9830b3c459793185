/** web/feeds: pure: which words of a text differ from those before, where the rest stayed as it was. */

export type Differing = { start: string; before: string; after: string; end: string }

/** Both texts word by word: what begins and ends alike stands once, what lies between in both. */
export function differingWords(before: string, after: string): Differing {
  const old = wordsOf(before)
  const fresh = wordsOf(after)
  const most = Math.min(old.length, fresh.length)
  let start = 0
  while (start < most && old[start] === fresh[start]) start += 1
  let end = 0
  while (end < most - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1
  return {
    start: old.slice(0, start).join(''),
    before: old.slice(start, old.length - end).join(''),
    after: fresh.slice(start, fresh.length - end).join(''),
    end: old.slice(old.length - end).join(''),
  }
}

/** Words and what stands between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? []
