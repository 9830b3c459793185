/** content: what stood in the place of a piece of text before; pure. */
import { diffArrays } from 'diff'

/** Beyond this many changes two versions have nothing to do with one another. */
const mostEdits = 400

/**
 * For each piece of the newest version its earlier wordings, newest first; `versions` are lists of pieces,
 * newest first. A piece that was replaced stands in the place of the one it replaced.
 */
export function formerTexts(versions: readonly (readonly string[])[]): string[][] {
  const [newest = [], ...older] = versions
  const former: string[][] = newest.map(() => [])
  let places: (number | null)[] = newest.map((_, at) => at)
  let after = newest
  for (const before of older) {
    const came = cameFrom(before, after)
    places = places.map((at) => (at === null ? null : (came[at] ?? null)))
    for (const [piece, at] of places.entries()) {
      const text = at === null ? undefined : before[at]
      if (text !== undefined && text !== newest[piece]) former[piece]?.push(text)
    }
    after = before
  }
  return former
}

/** For each piece after, the place of the piece before that it is, or that it replaced. */
function cameFrom(before: readonly string[], after: readonly string[]): (number | null)[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: mostEdits }) ?? []
  const came: (number | null)[] = after.map(() => null)
  let old = 0
  let now = 0
  /** Where pieces were taken out that nothing has replaced yet. */
  let free = { from: 0, to: 0 }
  for (const { added, removed, value } of changes) {
    if (removed) {
      free = { from: old, to: old + value.length }
      old += value.length
    } else if (added) {
      for (let at = 0; at < value.length; at++) if (free.from + at < free.to) came[now + at] = free.from + at
      free = { from: 0, to: 0 }
      now += value.length
    } else {
      for (let at = 0; at < value.length; at++) came[now + at] = old + at
      free = { from: 0, to: 0 }
      old += value.length
      now += value.length
    }
  }
  return came
}
