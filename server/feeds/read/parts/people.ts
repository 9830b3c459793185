/** feeds: the people whom a record names: the first leads, the others answer for the home besides. */
import type { ListingDraft } from '#server/listings/index.ts'
import { elementAt, type Element } from '../../records/record.ts'
import type { Reading } from '../reading.ts'

type People = Pick<ListingDraft, 'agentName' | 'coAgentNames'>

/** In the order of the record, from every place that names some. */
export function peopleAt(reading: Reading, paths: readonly string[]): People {
  return peopleNamed(paths.flatMap((path) => reading.all(path).map((at) => reading.line(at, path))))
}

/** First and last name that stand apart. */
export const nameIn = (at: Element, parts: readonly string[]): string =>
  parts.flatMap((part) => elementAt(at, part)?.text.trim() || []).join(' ')

export function peopleNamed(names: readonly (string | null)[]): People {
  const [agentName = null, ...coAgentNames] = names.filter((name) => name !== null && name !== '')
  return { agentName, coAgentNames: coAgentNames.filter((name) => name !== null) }
}
