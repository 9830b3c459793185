/**
 * feeds: what becomes of every field of a format: it is mapped, left out by
 * a written rule, or told as having no place.
 */
import type { Element } from '../records/record.ts'
import { takes, type FieldKind } from './parts/field-kinds.rules.ts'

/**
 * Paths below the record, `a/b@attribute`; `*` stands for one name, `**` for everything
 * below. `ignored` says why each is left out.
 */
export type FieldPlaces = {
  mapped: readonly string[]
  ignored: Readonly<Record<string, string>>
  /**
   * What may stand in mapped fields with words of their own, whether or
   * not the mapping looks at them in every home.
   */
  kinds?: Readonly<Record<string, FieldKind>>
  /**
   * Elements that may stand several times, each for itself, as pictures and features. Of every
   * other field of a record the first is read, and one that says something else is told. Formats
   * leave it out whose records are told elsewhere.
   */
  several?: readonly string[]
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
  /** Fields that stand there again and say something else. */
  repeated: Repeated[]
}

export type Repeated = { at: Element; field: string; value: string }

/**
 * Finds the filled fields of records that have no place with us, those that say what nobody
 * knows, and those that contradict each other.
 */
export function createFieldWatch(fields: FieldPlaces): (record: Element) => Watched {
  const patterns = [...fields.mapped, ...Object.keys(fields.ignored)].map(patternOf)
  const mapped = fields.mapped.map(patternOf)
  const several = fields.several?.map(patternOf)
  const kindAt = kindsOf(fields)
  const judge: Judge = (path) => ({
    hasPlace: patterns.some((pattern) => pattern.test(path)),
    isOnce: several !== undefined && mapped.some((pattern) => pattern.test(path)),
    isOneOfSeveral: several?.some((pattern) => pattern.test(path)) ?? false,
    kind: kindAt(path),
  })
  let tree = createTree(judge)
  return (record) => {
    if (tree.size() > mostPaths) tree = createTree(judge)
    const found: Found = { homeless: new Set(), misread: [], repeated: [] }
    tree.walk(fields.settled?.(record) ?? record, found)
    return { ...found, homeless: [...found.homeless].toSorted() }
  }
}

/** What may stand at a path: the first pattern that it meets decides. */
export function kindsOf({ kinds = {} }: FieldPlaces): (path: string) => FieldKind | null {
  const patterns = Object.entries(kinds).map(([path, kind]) => ({ pattern: patternOf(path), kind }))
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.kind ?? null
}

/** Paths that are remembered; files with more are made to fill memories. */
const mostPaths = 10_000

type Judge = (path: string) => {
  hasPlace: boolean
  /** Whether it is read once. */
  isOnce: boolean
  isOneOfSeveral: boolean
  kind: FieldKind | null
}
type Found = { homeless: Set<string>; misread: Misread[]; repeated: Repeated[] }

/** What fields said first: those of the record, or of one of several elements in it. */
type Said = Map<Met, string>

/** A path that was met: what is known of it, and what was met below it. */
type Met = ReturnType<Judge> & { path: string; below: Map<string, Met>; attributes: Map<string, Met> }

/** Remembers the paths of records as they are nested, so that none is written out and looked up twice. */
function createTree(judge: Judge) {
  let size = 0
  const metAt = (path: string): Met => {
    size += 1
    const isRecord = path === ''
    const judged = isRecord
      ? { hasPlace: true, isOnce: false, isOneOfSeveral: false, kind: null }
      : judge(path)
    return { path, ...judged, below: new Map(), attributes: new Map() }
  }
  const step = (from: Map<string, Met>, name: string, path: () => string): Met => {
    const before = from.get(name)
    if (before) return before
    const met = metAt(path())
    from.set(name, met)
    return met
  }
  const note = (
    met: Met,
    at: Element,
    text: string,
    { homeless, misread, repeated }: Found,
    said: Said,
  ): void => {
    if (!met.hasPlace && homeless.size < most && isFilled(text)) homeless.add(met.path.slice(0, 100))
    if (met.kind && misread.length < most && !takes(met.kind, text))
      misread.push({ kind: met.kind, at, field: met.path, value: text.trim() })
    if (!met.isOnce) return
    const value = text.trim()
    const before = said.get(met)
    if (before === undefined) said.set(met, value)
    else if (value !== '' && value !== before && repeated.length < most)
      repeated.push({ at, field: met.path, value })
  }
  const walk = (element: Element, met: Met, found: Found, above: Said): void => {
    const { path } = met
    const said = met.isOneOfSeveral ? new Map<Met, string>() : above
    for (const name in element.attributes)
      note(
        step(met.attributes, name, () => `${path}@${name}`),
        element,
        element.attributes[name] ?? '',
        found,
        said,
      )
    note(met, element, element.text, found, said)
    for (const child of element.children)
      walk(
        child,
        step(met.below, child.name, () => (path === '' ? child.name : `${path}/${child.name}`)),
        found,
        said,
      )
  }
  const root = metAt('')
  return {
    size: () => size,
    walk: (record: Element, found: Found): void => walk(record, root, found, new Map()),
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
