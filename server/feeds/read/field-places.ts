/** feeds: what becomes of every field of a format: it is mapped, left out by a written rule, or told as having no place. */
import type { Element } from '../records/record.ts'

/**
 * Paths below the record, `a/b@attribute`; `*` stands for one name, `**` for everything below. `ignored` says why each
 * is left out.
 */
export type FieldPlaces = {
  mapped: readonly string[]
  ignored: Readonly<Record<string, string>>
  /** The record as its mapping sees it, when it puts misplaced parts right before it reads them. */
  settled?: (record: Element) => Element
}

/** Different fields of one home that are told. */
const most = 40
/** Words of fields that say "no": a flag that is not set needs no place. */
const negative = /^(0+([.,]0+)?|false|no|nein|n|-|keine?|keine_angabe)$/i

/** Finds the filled fields of records that have no place with us. */
export function createFieldWatch({ mapped, ignored, settled }: FieldPlaces): (record: Element) => string[] {
  const patterns = [...mapped, ...Object.keys(ignored)].map(patternOf)
  const known = new Map<string, boolean>()
  const hasPlace = (path: string): boolean => {
    const before = known.get(path)
    if (before !== undefined) return before
    const found = patterns.some((pattern) => pattern.test(path))
    if (known.size < 10_000) known.set(path, found)
    return found
  }
  return (record) => {
    const homeless = new Set<string>()
    for (const path of filledPaths(settled?.(record) ?? record)) {
      if (homeless.size >= most) break
      if (!hasPlace(path)) homeless.add(path.slice(0, 100))
    }
    return [...homeless].toSorted()
  }
}

/** Every path of a record at which something stands. */
export function* filledPaths(element: Element, path = ''): Generator<string> {
  for (const [name, value] of Object.entries(element.attributes)) if (isFilled(value)) yield `${path}@${name}`
  if (path !== '' && isFilled(element.text)) yield path
  for (const child of element.children)
    yield* filledPaths(child, path === '' ? child.name : `${path}/${child.name}`)
}

function isFilled(text: string): boolean {
  const said = text.trim()
  return said !== '' && !(said.length < 20 && negative.test(said))
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**', '\u0000')
      .replaceAll('*', '[^/@]+')
      .replaceAll('\u0000', '.*')}$`,
  )
