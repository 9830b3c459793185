/**
 * feeds: what an agency has taught: words of its feed that nobody else
 * knows, and what homes are that do not say it.
 */
import type { Feature } from '#contract/vocabulary/features.ts'
import { useClassOf } from '#contract/vocabulary/type-groups.ts'
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft } from '#server/listings/index.ts'
import { folded } from '../texts/fold.rules.ts'
import type { FeedSettings, Note, TaughtWord, WordKind } from './format.ts'

type Words = ReadonlyMap<string, string | null>

const known = new WeakMap<readonly TaughtWord[], Words>()
const keyOf = (kind: WordKind, word: string): string => `${kind} ${folded(word)}`
const none: readonly TaughtWord[] = []

/** The same list is looked at once, however many records there are. */
function wordsOf(words: readonly TaughtWord[]): Words {
  const found = known.get(words)
  if (found) return found
  const made = new Map(words.map(([kind, word, meaning]) => [keyOf(kind, word), meaning]))
  known.set(words, made)
  return made
}

/** Findings about words, and the kind of word each is about. */
const about: Readonly<Record<string, WordKind>> = { 'type.unknown': 'type', 'feature.unknown': 'feature' }

/**
 * Listens to what is noted of one record: what the agency has taught is
 * no news. `teach` then puts it into the draft.
 * `isPatch`: the record is a change of a home, so what it leaves unsaid is not filled in.
 */
export function createTeacher({ words = none, type, agentName }: FeedSettings, isPatch: boolean) {
  const taught = wordsOf(words)
  let unknownType: string | null = null
  let isSilent = false

  const listen =
    (note: Note): Note =>
    (what, at, details = {}) => {
      const { value } = details
      const kind = typeof what === 'string' ? about[what] : undefined
      if (kind === 'type') unknownType = value ?? null
      if (kind && value && taught.has(keyOf(kind, value))) return
      if (what === 'type.missing' && type && !isPatch) {
        isSilent = true
        return note('type.assumed', at, details)
      }
      note(what, at, details)
    }

  function typeOf(draft: ListingDraft): PropertyType | null {
    if (draft.type !== 'other') return null
    if (unknownType !== null) return (taught.get(keyOf('type', unknownType)) ?? null) as PropertyType | null
    return isSilent && type ? type : null
  }

  function teach(draft: ListingDraft): ListingDraft {
    const meant = typeOf(draft)
    const features = new Set<Feature>(draft.features)
    const otherFeatures = draft.otherFeatures.filter((word) => {
      const feature = taught.get(keyOf('feature', word))
      if (feature) features.add(feature as Feature)
      return !feature
    })
    return {
      ...draft,
      ...(meant && { type: meant, useClass: useClassOf(meant) }),
      ...(agentName && draft.agentName === null && !isPatch && { agentName }),
      features: [...features],
      otherFeatures,
    }
  }

  return { listen, teach }
}
