/** feeds: the type of a home from the words of its record. */
import { useClassOf } from '#contract/vocabulary/type-groups.ts'
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft } from '#server/listings/index.ts'
import type { Element } from '../../records/record.ts'
import type { MapContext } from '../format.ts'
import { typeOfWords } from '../type-words.rules.ts'

type Typed = Pick<ListingDraft, 'type' | 'sourceType' | 'useClass'>

type Said = {
  /** Where the words stand; null when there are none. */
  at: Element | null
  field: string
  /** The words, the most telling first. */
  words: readonly (string | null)[]
  /** What the format's own words mean; null for words it does not have. */
  own?: (words: string) => PropertyType | null
}

/** The type, its use, and the source's own words; what nobody knows is `other`, and that is noted. */
export function typeFrom({ at, field, words, own }: Said, { note }: MapContext): Typed {
  const said = words.filter((text) => text !== null && text !== '') as string[]
  const [sourceType] = said
  if (!sourceType) {
    note('type.missing', at, { field })
    return { type: 'other', sourceType: null, useClass: useClassOf('other') }
  }
  for (const text of said) {
    const type = own?.(text) ?? typeOfWords(text)
    if (type) return { type, sourceType, useClass: useClassOf(type) }
  }
  note('type.unknown', at, { field, value: sourceType })
  return { type: 'other', sourceType, useClass: useClassOf('other') }
}
