/**
 * feeds: what two states of a record are told apart by: a hash of its text
 * and of whatever else decides how it is mapped.
 */
import { hash } from 'node:crypto'
import type { FeedFormat, FeedSettings } from '../read/format.ts'
import { settingsKey } from '../read/settings-key.rules.ts'
import type { KnownRecords } from '../records/known-records.ts'
import type { Header } from '../records/record.ts'

/** The text of a record, and what is known of it beside that. */
type Basis = { basis: string; atDefault: string; came: string; said: string }

/** Of a format and its feed's settings: when these change, everything is mapped again. */
export function createRecordHash(format: FeedFormat, settings: FeedSettings): (of: Basis) => string {
  const seed = [format.code, format.revision, settingsKey(settings)].join('|')
  return ({ basis, atDefault, came, said }) =>
    hash('sha256', [seed, basis, atDefault, came, said].join('\n'), 'hex').slice(0, 32)
}

type Asked = { format: FeedFormat; hashOf: (of: Basis) => string; isKnown: (hash: string) => boolean }

/**
 * Recognises records that were read before and mean the same today. The time of an
 * export may differ, as long as it is plain text.
 */
export const createKnown =
  ({ format, hashOf, isKnown }: Asked) =>
  (header: Header): KnownRecords =>
  (raw) => {
    const stamp = format.stamp?.exec(raw)
    if (stamp && /[&\]]/.test(stamp[0])) return null
    const said = stamp ? raw.slice(0, stamp.index) + raw.slice(stamp.index + stamp[0].length) : raw
    const found = hashOf({ basis: format.basis?.(header) ?? '', atDefault: '', came: '', said })
    return isKnown(found) ? found : null
  }
