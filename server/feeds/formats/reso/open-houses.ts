/** feeds: the open houses of a RESO Property, as its OpenHouse resources were expanded into it. */
import type { OpenHouseDraft } from '#server/listings/index.ts'
import type { MapContext } from '../../read/format.ts'
import { openHouseFrom } from '../../read/parts/open-houses.rules.ts'
import type { Reading } from '../../read/reading.ts'
import { elementAt, type Element } from '../../records/record.ts'
import { key } from './words.rules.ts'

/** What was called off, or is over, is none. */
const over = ['canceled', 'cancelled', 'ended']

export const openHousesFrom = (reading: Reading, { settings }: MapContext): OpenHouseDraft[] =>
  reading.all('OpenHouse').flatMap((at) => {
    const said = (name: string) => elementAt(at, name)?.text.trim() ?? ''
    if (over.includes(key(said('OpenHouseStatus')))) return []
    const kind = key(said('OpenHouseRemarks')) === 'auction' ? 'auction' : 'openHouse'
    const times = ['OpenHouseStartTime', 'OpenHouseEndTime'].map((name) =>
      localTime(at, name, settings.timeZone),
    )
    const date = said('OpenHouseDate') || said('OpenHouseStartTime').slice(0, 10)
    const found = openHouseFrom(kind, `${date.slice(0, 10)} ${times.filter(Boolean).join(' ')}`)
    return found ? [found] : []
  })

/** The time of day; of a moment in UTC that of the feed's zone, and none where the feed has said no zone. */
function localTime(at: Element, name: string, timeZone: string): string | null {
  const text = elementAt(at, name)?.text.trim() ?? ''
  if (!/(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) return /\d{1,2}:\d{2}(?:\s*[ap]m)?/i.exec(text)?.[0] ?? null
  const moment = new Date(text)
  if (timeZone === 'UTC' || Number.isNaN(moment.getTime())) return null
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment)
}
