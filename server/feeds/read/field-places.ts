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
  const hasPlace = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
  let tree = createTree(hasPlace)
  return (record) => {
    if (tree.size() > mostPaths) tree = createTree(hasPlace)
    const homeless = new Set<string>()
    tree.walk(settled?.(record) ?? record, homeless)
    return [...homeless].toSorted()
  }
}

/** Paths that are remembered; files with more are made to fill memories. */
const mostPaths = 10_000

/** A path that was met: whether it has a place, and what was met below it. */
type Met = { path: string; hasPlace: boolean; below: Map<string, Met>; attributes: Map<string, Met> }

/** Remembers the paths of records as they are nested, so that none is written out and looked up twice. */
function createTree(hasPlace: (path: string) => boolean) {
  let size = 0
  const metAt = (path: string): Met => {
    size += 1
    return { path, hasPlace: path === '' || hasPlace(path), below: new Map(), attributes: new Map() }
  }
  const step = (from: Map<string, Met>, name: string, path: () => string): Met => {
    const before = from.get(name)
    if (before) return before
    const met = metAt(path())
    from.set(name, met)
    return met
  }
  const note = (met: Met, text: string, homeless: Set<string>): void => {
    if (!met.hasPlace && homeless.size < most && isFilled(text)) homeless.add(met.path.slice(0, 100))
  }
  const walk = (element: Element, met: Met, homeless: Set<string>): void => {
    const { path } = met
    for (const name in element.attributes)
      note(
        step(met.attributes, name, () => `${path}@${name}`),
        element.attributes[name] ?? '',
        homeless,
      )
    note(met, element.text, homeless)
    for (const child of element.children)
      walk(
        child,
        step(met.below, child.name, () => (path === '' ? child.name : `${path}/${child.name}`)),
        homeless,
      )
  }
  const root = metAt('')
  return {
    size: () => size,
    walk: (record: Element, homeless: Set<string>): void => walk(record, root, homeless),
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
