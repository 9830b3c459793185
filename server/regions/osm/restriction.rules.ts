/** regions: turns that cars may not take, as OpenStreetMap's data name them. */
import type { Relation } from './pbf-block.ts'

/** From one way to another over a node: the only way on, or one that is forbidden. */
export type Restriction = { from: number; via: number; to: number; isOnly: boolean }

/** Null for what restricts nobody in a car, and for turns over several ways. */
export function restrictionOf({ tags, members }: Relation): Restriction | null {
  if (tags.type !== 'restriction') return null
  const said = tags['restriction:motorcar'] ?? tags.restriction ?? ''
  const [, sort] = /^(no|only)_/.exec(said) ?? []
  const isExcepted = (tags.except ?? '')
    .split(';')
    .some((word) => /^(motorcar|motor_vehicle|vehicle)$/.test(word.trim()))
  const one = (role: string, type: 'node' | 'way') => {
    const found = members.filter((member) => member.role === role)
    return found.length === 1 && found[0]?.type === type ? found[0].id : undefined
  }
  const from = one('from', 'way')
  const via = one('via', 'node')
  const to = one('to', 'way')
  if (!sort || isExcepted || from === undefined || via === undefined || to === undefined) return null
  // Nobody who wants to get somewhere turns round where he came from.
  return from === to ? null : { from, via, to, isOnly: sort === 'only' }
}
