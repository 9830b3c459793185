/** feeds: what decides how every record of a run is mapped, in a form that can be handed to a thread. */
import type { Rates } from '#contract/exchange.ts'
import type { Places } from '#server/places/index.ts'
import { formats } from './formats.ts'
import type { Mapping } from './map-records.ts'
import { createWorld } from './world.ts'

export type MapOrder = Omit<Mapping, 'format' | 'files' | 'world'> & {
  formatCode: string
  files: string[] | null
  rates: Rates
}

/** @throws Error for a format nobody knows. */
export function mappingOf({ formatCode, files, rates, ...rest }: MapOrder, places: Places): Mapping {
  const format = formats.find(({ code }) => code === formatCode)
  if (!format) throw new Error(`no format ${formatCode}`)
  return { ...rest, format, files: files && new Set(files), world: createWorld(places, rates) }
}
