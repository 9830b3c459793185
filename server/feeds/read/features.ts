/** feeds: feature words of a source become codes; those nobody knows are kept as they are. */
import type { Feature } from '#contract/vocabulary/features.ts'
import { featureOfWords } from './feature-words.rules.ts'
import type { Note } from './format.ts'
import type { Element } from '../records/record.ts'

export type Features = { features: Feature[]; otherFeatures: string[] }

/** Codes and leftovers of a list of words, each with the place it was found at. */
export function featuresFrom(named: { text: string; at: Element; field: string }[], note: Note): Features {
  const features = new Set<Feature>()
  const otherFeatures = new Set<string>()
  for (const { text, at, field } of named) {
    const feature = featureOfWords(text)
    if (feature) features.add(feature)
    else {
      otherFeatures.add(text)
      note('feature.unknown', at, { field, value: text })
    }
  }
  return { features: [...features], otherFeatures: [...otherFeatures] }
}
