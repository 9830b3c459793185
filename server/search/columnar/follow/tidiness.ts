/**
 * search: when homes and words have become untidy enough to be put in
 * order, and the sorting and merging of both texts.
 */
import { isCurrent } from '../store/documents.ts'
import { mergeText } from '../text/merge-text.ts'
import { sealText, type TextAsk } from '../text/seal-text.ts'
import { entriesOf, type Text } from '../text/text.ts'
import type { Homes } from '../store/store-home.ts'

/**
 * A tail of more than a thirtieth is slower to search than it is
 * worth; so are slots of which a third are empty.
 */
export const needsOrder = ({ used, sorted, live }: Homes): boolean =>
  used - sorted > Math.max(4_096, sorted >> 5) || used > Math.max(8_192, 1.5 * live)

export function needsMerge({ words }: Homes): boolean {
  const { large, since } = entriesOf(words)
  return since > Math.max(100_000, large / 8)
}

/**
 * Entries beyond which what was added is sorted into a piece of its own:
 * a table of so many words is slow to enlarge.
 */
const freshAtMost = 2_000_000

export const needsSealing = ({ words }: Homes): boolean =>
  words.fresh.reduce((sum, { entries }) => sum + entries, 0) > freshAtMost

/** Whether the table of documents is to be enlarged in steps, before it is full. */
export const needsRoom = ({ documents: { count, capacity } }: Homes): boolean =>
  count > 0.9 * capacity && count > 100_000

/** Numbers of documents are never used again; when most stand for nothing, everything is read again. */
export const needsFreshStart = ({ documents, live }: Homes): boolean => documents.count > 3 * live + 100_000

/** Merges what was added since into the sorted words, and those of titles. Run it to its end. */
export const merging = (homes: Homes): Generator<void, void> => withBoth(homes, mergeText)

/** Sorts what was added into pieces of their own. Run it to its end. */
export const sealing = (homes: Homes): Generator<void, void> => withBoth(homes, sealText)

function* withBoth(homes: Homes, work: (ask: TextAsk) => Generator<void, void>): Generator<void, void> {
  const both: Text[] = [homes.words, homes.titles]
  for (const text of both)
    yield* work({
      text,
      documents: () => homes.documents.count,
      isCurrent: (doc) => isCurrent(homes.documents, doc),
    })
}
