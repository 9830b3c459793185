/** feeds: fields of Meridian's own format that stand twice, as where two columns mean the same. */
import type { MapContext } from '../../read/format.ts'
import type { Element } from '../../records/record.ts'

/** Fields of which several values are read. */
const several = new Set(['features', 'pictures', 'floor_plans', 'agent', 'video', 'tour'])

/** Of fields that hold one value the first is read, and the other told. */
export function tellRepeated({ children }: Element, { note }: MapContext): void {
  const first = new Map<string, string>()
  for (const at of children) {
    const said = at.text.trim()
    if (said === '' || several.has(at.name)) continue
    const before = first.get(at.name)
    if (before === undefined) first.set(at.name, said)
    else if (before !== said) note('field.repeated', at, { field: at.name, value: said })
  }
}
