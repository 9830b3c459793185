/** content: what changed between two texts, line by line and word by word, as people read it; pure. */
import { diffArrays, diffWordsWithSpace } from 'diff'
import type { DiffLine } from '#contract/content/editing.ts'
import type { DiffKind } from '#contract/content/editing-codes.ts'

/** Lines that are shown around a change; of the others is only said how many they are. */
const around = 1
/** Beyond this many edits a line, or all of a text, counts as written again. */
const mostEdits = { words: 200, lines: 500 }
/** A line that changed is looked for among so many old ones. */
const candidates = 4
/** Lines of which less than this share stayed are not one line that changed. */
const leastKept = 0.3

type Piece = DiffLine['pieces'][number]

/** Empty where nothing changed. */
export function differenceOf(before: string, after: string): DiffLine[] {
  if (before === after) return []
  const lines: DiffLine[] = []
  let removed: string[] = []
  const changes = diffArrays(linesOf(before), linesOf(after), { maxEditLength: mostEdits.lines })
  if (!changes) return [...linesOf(before).map(gone), ...linesOf(after).map(come)]
  for (const change of changes) {
    if (change.removed) removed = change.value
    else if (change.added) {
      lines.push(...inPairs(removed, change.value))
      removed = []
    } else {
      lines.push(...removed.map(gone))
      lines.push(...change.value.map((text) => whole('same', text)))
      removed = []
    }
  }
  return folded([...lines, ...removed.map(gone)])
}

const linesOf = (text: string): string[] => text.split(/\r?\n/)

const whole = (kind: DiffKind, text: string): DiffLine => ({ kind, pieces: [{ kind, text }], lines: 1 })

const gone = (text: string) => whole('removed', text)
const come = (text: string) => whole('added', text)

/** Lines that were replaced: those that are alike stand as one line that changed. */
function inPairs(before: readonly string[], after: readonly string[]): DiffLine[] {
  const lines: DiffLine[] = []
  let next = 0
  for (const text of after) {
    const found = firstAlike(before.slice(next, next + candidates), text)
    if (!found) {
      lines.push(come(text))
      continue
    }
    lines.push(...before.slice(next, next + found.at).map(gone))
    lines.push({ kind: 'changed', pieces: found.pieces, lines: 1 })
    next += found.at + 1
  }
  const rest = before.slice(next).map(gone)
  return next === 0 ? [...rest, ...lines] : [...lines, ...rest]
}

function firstAlike(before: readonly string[], text: string): { at: number; pieces: Piece[] } | null {
  for (const [at, one] of before.entries()) {
    const pieces = piecesOf(one, text)
    if (pieces) return { at, pieces }
  }
  return null
}

/** Word by word; null where too little stayed to call it the same line. */
function piecesOf(before: string, after: string): Piece[] | null {
  const words = diffWordsWithSpace(before, after, { maxEditLength: mostEdits.words })
  if (!words) return null
  const kept = words
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.trim().length, 0)
  if (kept === 0 || kept < leastKept * Math.max(before.length, after.length)) return null
  return words.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}

/** Long stretches that stayed become one line that says how long they are. */
function folded(lines: readonly DiffLine[]): DiffLine[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  )
  const result: DiffLine[] = []
  for (const [at, line] of lines.entries()) {
    const last = result.at(-1)
    if (isNear[at]) result.push(line)
    else if (last?.kind === 'cut') last.lines += 1
    else result.push({ kind: 'cut', pieces: [], lines: 1 })
  }
  return result
}
