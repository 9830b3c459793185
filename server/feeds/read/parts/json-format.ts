/** feeds: a format in JSON: what all of them have in common, so that each says only what is its own. */
import { createJsonReader } from '../../records/json-reader.ts'
import { parseJsonRecord } from '../../records/json-records.ts'
import type { FeedFormat } from '../format.ts'
import { glanceAt, type GlancePaths } from './glances.ts'

type Given = 'extensions' | 'coordinates' | 'reader' | 'reread' | 'glance'
type Usual = 'mode' | 'stamp'

export type JsonFormat = Omit<FeedFormat, Given | Usual> &
  Partial<Pick<FeedFormat, Usual>> & {
    /**
     * Whether an object at this path of names is a record; lists add
     * nothing to a path, but it may have to be in one.
     */
    isRecord: (path: readonly string[], isListed: boolean) => boolean
    /** Whether an object that stands alone and has these names is a record. */
    alone?: (names: readonly string[]) => boolean
    glances: GlancePaths
  }

/** The format; unless it says otherwise its files are full lists. */
export function jsonFormat({ isRecord, alone, glances, ...own }: JsonFormat): FeedFormat {
  return {
    mode: () => 'snapshot',
    stamp: null,
    ...own,
    extensions: ['json'],
    coordinates: glances.latitude ?? [],
    reader: ({ line }) => createJsonReader({ isRecord, line, ...(alone && { alone }) }),
    reread: parseJsonRecord,
    glance: ({ element }) => glanceAt(element, glances),
  }
}
