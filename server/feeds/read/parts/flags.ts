/** feeds: features that a format asks for by name, as flags and counts. */
import type { Feature } from '#contract/vocabulary/features.ts'
import type { Reading } from '../reading.ts'
import type { Element } from '../../records/record.ts'

/** Paths of flags, and what they mean when they are set. A number above zero sets a flag too. */
export type FlagFields = Readonly<Record<string, Feature>>

/** The features whose flags are set. */
export function flaggedFeatures(reading: Reading, flags: FlagFields): Feature[] {
  const set = Object.entries(flags).filter(([path]) => reading.has(path))
  return [...new Set(set.map(([, feature]) => feature))]
}

/** Codes of both lists, once each. */
export const withFeatures = <T extends { features: Feature[] }>(found: T, more: readonly Feature[]): T => ({
  ...found,
  features: [...new Set([...found.features, ...more])],
})

/**
 * Single words of lists: one in each element, or several with commas, semicolons or line ends between them.
 */
export const listedWords = (
  reading: Reading,
  paths: readonly string[],
): { text: string; at: Element; field: string }[] =>
  paths.flatMap((field) =>
    reading
      .all(field)
      .flatMap((at) =>
        at.text.split(/[,;|\n]/).flatMap((word) => (word.trim() ? [{ text: word.trim(), at, field }] : [])),
      ),
  )
