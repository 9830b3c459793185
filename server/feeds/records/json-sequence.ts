/**
 * feeds: whether a JSON text is one object after the other (JSON Lines) instead of
 * one list, and where the first of them ends.
 */

/**
 * Whether the objects of a text stand one behind the other, each perhaps in a line of its own. `alone`:
 * whether an object that stands alone and has these names is a record, and not what is around a list of them.
 */
export function isSequence(text: string, alone: (names: readonly string[]) => boolean): boolean {
  const begin = /^\s*\{/.exec(text)
  const end = begin ? endOfObject(text, begin[0].length - 1) : -1
  if (end === -1) return false
  const next = /[^\s,]/.exec(text.slice(end))?.[0]
  return next === undefined ? alone(namesOf(text.slice(0, end))) : next === '{'
}

/** Behind the object that begins at `from`; -1 when it does not end in this text. */
function endOfObject(text: string, from: number): number {
  const marks = /["{}]/g
  marks.lastIndex = from
  let depth = 0
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '"') {
      marks.lastIndex = endOfText(text, mark.index)
      if (marks.lastIndex === 0) return -1
    } else depth += mark[0] === '{' ? 1 : -1
    if (depth === 0) return marks.lastIndex
  }
  return -1
}

/** Behind a text in quotes; 0 when it does not end. */
function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const letter = text[at]
    if (letter === '"') return at + 1
    if (letter === '\\') at++
  }
  return 0
}

function namesOf(text: string): string[] {
  try {
    return Object.keys(JSON.parse(text) as object)
  } catch {
    return []
  }
}
