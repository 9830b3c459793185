/** feeds: pieces of the source by which people recognise a place in it. */

/** How many lines end before a position. */
export const linesBefore = (text: string, position: number): number => linesBetween(text, 0, position)

/** How many lines end from one position to before another. */
export function linesBetween(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** The line around a position, cut where it is very long. */
export function lineAround(text: string, position: number): string {
  const at = Math.min(position, text.length)
  const from = Math.max(text.lastIndexOf('\n', Math.max(0, at - 1)) + 1, at - 200)
  const end = text.indexOf('\n', at)
  return text.slice(from, Math.min(end === -1 ? text.length : end, at + 40)).trim()
}

/** The n-th line of a text, from 0, cut where it is very long. */
export function lineOf(text: string, line: number): string {
  let from = 0
  for (let passed = 0; passed < line; passed++) {
    const next = text.indexOf('\n', from)
    if (next === -1) break
    from = next + 1
  }
  const end = text.indexOf('\n', from)
  return text.slice(from, end === -1 || end > from + 400 ? from + 400 : end).trim()
}
