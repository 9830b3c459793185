/** feeds: a format in XML: what all of them have in common, so that each says only what is its own. */
import { rereadXml } from '../../records/skim.ts'
import { createXmlReader } from '../../records/xml-records.ts'
import type { FeedFormat } from '../format.ts'
import { glanceAt, glancedNames, type GlancePaths } from './glances.ts'

type Given = 'extensions' | 'coordinates' | 'reader' | 'reread' | 'glance'
type Usual = 'mode' | 'stamp'

export type XmlFormat = Omit<FeedFormat, Given | Usual> &
  Partial<Pick<FeedFormat, Usual>> & {
    /** Whether an element with this path of names (itself last) is a record. */
    isRecord: (path: readonly string[]) => boolean
    glances: GlancePaths
    /** Whether software that writes it forgets the blank between attributes. */
    joinedAttributes?: boolean
  }

/** The format; unless it says otherwise its files are full lists. */
export function xmlFormat({ isRecord, glances, joinedAttributes = false, ...own }: XmlFormat): FeedFormat {
  const { doctype } = own
  const only = glancedNames(glances)
  const shape = {
    isRecord,
    joinedAttributes,
    ...(doctype && { doctype: (text: string) => doctype.test(text) }),
  }
  return {
    mode: () => 'snapshot',
    stamp: null,
    ...own,
    extensions: ['xml'],
    coordinates: glances.latitude ?? [],
    reader: ({ line, glancing, known }) =>
      createXmlReader({ ...shape, line, known, ...(glancing && { only }) }),
    reread: rereadXml,
    glance: ({ element }) => glanceAt(element, glances),
  }
}
