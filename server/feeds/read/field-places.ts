/** feeds: what becomes of every field of a format: it is mapped, left out by a written rule, or told as having no place. */
import type { Element } from '../records/record.ts'
import { takes, type FieldKind } from './parts/field-kinds.rules.ts'

/**
 * Paths below the record, `a/b@attribute`; `*` stands for one name, `**` for everything below. `ignored` says why each
 * is left out.
 */
export type FieldPlaces = {
  mapped: readonly string[]
  ignored: Readonly<Record<string, string>>
  /** What may stand in mapped fields with words of their own, whether or not the mapping looks at them in every home. */
  kinds?: Readonly<Record<string, FieldKind>>
  /** The record as its mapping sees it, when it puts misplaced parts right before it reads them. */
  settled?: (record: Element) => Element
}

/** Different fields of one home that are told. */
const most = 40
/** Words of fields that say "no": a flag that is not set needs no place. */
const negative = /^(0+([.,]0+)?|false|no|nein|n|-|keine?|keine_angabe)$/i

/** A field in which something stands that its kind does not know. */
export type Misread = { kind: FieldKind; at: Element; field: string; value: string }

export type Watched = {
  /** Paths of filled fields that have no place with us. */
  homeless: string[]
  misread: Misread[]
}

/** Finds the filled fields of records that have no place with us, and those that say what nobody knows. */
export function createFieldWatch(fields: FieldPlaces): (record: Element) => Watched {
  const patterns = [...fields.mapped, ...Object.keys(fields.ignored)].map(patternOf)
  const kindAt = kindsOf(fields)
  const judge: Judge = (path) => ({
    hasPlace: patterns.some((pattern) => pattern.test(path)),
    kind: kindAt(path),
  })
  let tree = createTree(judge)
  return (record) => {
    if (tree.size() > mostPaths) tree = createTree(judge)
    const found: Found = { homeless: new Set(), misread: [] }
    tree.walk(fields.settled?.(record) ?? record, found)
    return { homeless: [...found.homeless].toSorted(), misread: found.misread }
  }
}

/** What may stand at a path: the first pattern that it meets decides. */
export function kindsOf({ kinds = {} }: FieldPlaces): (path: string) => FieldKind | null {
  const patterns = Object.entries(kinds).map(([path, kind]) => ({ pattern: patternOf(path), kind }))
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.kind ?? null
}

/** Paths that are remembered; files with more are made to fill memories. */
const mostPaths = 10_000

type Judge = (path: string) => { hasPlace: boolean; kind: FieldKind | null }
type Found = { homeless: Set<string>; misread: Misread[] }

/** A path that was met: what is known of it, and what was met below it. */
type Met = ReturnType<Judge> & { path: string; below: Map<string, Met>; attributes: Map<string, Met> }

/** Remembers the paths of records as they are nested, so that none is written out and looked up twice. */
function createTree(judge: Judge) {
  let size = 0
  const metAt = (path: string): Met => {
    size += 1
    const judged = path === '' ? { hasPlace: true, kind: null } : judge(path)
    return { path, ...judged, below: new Map(), attributes: new Map() }
  }
  const step = (from: Map<string, Met>, name: string, path: () => string): Met => {
    const before = from.get(name)
    if (before) return before
    const met = metAt(path())
    from.set(name, met)
    return met
  }
  const note = (met: Met, at: Element, text: string, { homeless, misread }: Found): void => {
    if (!met.hasPlace && homeless.size < most && isFilled(text)) homeless.add(met.path.slice(0, 100))
    if (met.kind && misread.length < most && !takes(met.kind, text))
      misread.push({ kind: met.kind, at, field: met.path, value: text.trim() })
  }
  const walk = (element: Element, met: Met, found: Found): void => {
    const { path } = met
    for (const name in element.attributes)
      note(
        step(met.attributes, name, () => `${path}@${name}`),
        element,
        element.attributes[name] ?? '',
        found,
      )
    note(met, element, element.text, found)
    for (const child of element.children)
      walk(
        child,
        step(met.below, child.name, () => (path === '' ? child.name : `${path}/${child.name}`)),
        found,
      )
  }
  const root = metAt('')
  return {
    size: () => size,
    walk: (record: Element, found: Found): void => walk(record, root, found),
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
