/** feeds: what decides how every record of a run is mapped, in a form that can be handed to a thread. */
import type { Rates } from '#contract/money/exchange.ts'
import type { Places } from '#server/places/index.ts'
import { formats } from '../formats/every-format.ts'
import type { Mapping } from './map-records.ts'
import { createWorld } from '../read/world.ts'

export type MapOrder = Omit<Mapping, 'feed' | 'world'> & {
  formatCode: string
  version: string | null
  /** Names of the files that came in the archive; null when there was no archive. */
  files: string[] | null
  rates: Rates
}

/** @throws Error for a format nobody knows. */
export function mappingOf({ formatCode, version, files, rates, ...rest }: MapOrder, places: Places): Mapping {
  const format = formats.find(({ code }) => code === formatCode)
  if (!format) throw new Error(`no format ${formatCode}`)
  const attachments = files && new Map(files.map((name) => [name, null]))
  return { ...rest, feed: { format, version, attachments }, world: createWorld(places, rates) }
}
