/** feeds: one record of a feed as a small tree, whatever the format, and what reads a file into records. */
import type { OwnFinding } from '../findings/finding-text.ts'
import type { Finding, FindingCode } from '../findings/findings.ts'

/** An element of XML, or a field of a line-based format. Names have lost their prefix. */
export type Element = {
  name: string
  attributes: Record<string, string>
  children: Element[]
  /** The character data directly inside, in one piece. */
  text: string
  /** Where it begins, from 1. */
  line: number
  column: number
}

export type SourceRecord = {
  element: Element
  /** The record as it stands in the file. */
  raw: string
  line: number
  column: number
  /** What had to be repaired so that it could be read. */
  repairs: Repair[]
  /** Why the record could not be read although the file goes on; its element is then empty. */
  refused: FindingCode | OwnFinding | null
  /** Of a refused record: what is wrong, and where. */
  fault?: Pick<Finding, 'line' | 'column' | 'value' | 'excerpt'>
  /** Said where the record was recognised by it instead of being parsed. */
  hash?: string
}

/** Where a finding about a record is: at what is wrong with it, else at its beginning. */
export const placeOf = ({ raw, line, column, fault }: SourceRecord) =>
  fault ?? { line, column, excerpt: raw.slice(0, 200) }

export type Repair = { code: FindingCode; line: number; value: string }

/**
 * What a file says outside of its records: the path of an element
 * (`root/kyero/feed_version`), or `path@attribute`.
 */
export type Header = Map<string, string>

/** Reads text piece by piece. After `stopped()` says why, nothing more comes. */
export type RecordReader = {
  /** Takes the next piece and gives the records that are whole by now. */
  write: (text: string) => SourceRecord[]
  end: () => SourceRecord[]
  stopped: () => Finding | null
  header: Header
  /** What is odd about the file without stopping it. */
  remarks: Finding[]
  /**
   * Whether something was passed over that could not be read: then nobody knows what else was in the file.
   */
  isPartial?: () => boolean
}

/** What is left of an element that is too large to keep. */
export const emptyElement = ({ name, line, column }: Element): Element => ({
  name,
  attributes: {},
  children: [],
  text: '',
  line,
  column,
})

type Path = { names: readonly string[]; attribute: string | null }

/** Mappings ask for the same few hundred paths for every record. */
const knownPaths = new Map<string, Path>()

function partsOf(path: string): Path {
  const known = knownPaths.get(path)
  if (known) return known
  const [names = '', attribute = null] = path.split('@')
  const parts = { names: names === '' ? [] : names.split('/'), attribute }
  if (knownPaths.size < 10_000) knownPaths.set(path, parts)
  return parts
}

/**
 * The first element at a path of names; one that ends with `@name`
 * gives that attribute as an element of its own.
 */
export function elementAt(element: Element, path: string): Element | null {
  const { names, attribute } = partsOf(path)
  let found: Element | undefined = element
  for (const name of names) {
    found = childNamed(found, name)
    if (!found) return null
  }
  return attribute === null ? found : attributeOf(found, attribute)
}

function attributeOf(element: Element, name: string): Element | null {
  const text = element.attributes[name]
  return text === undefined ? null : { ...emptyElement(element), name, text }
}

function childNamed({ children }: Element, name: string): Element | undefined {
  for (const child of children) if (child.name === name) return child
  return undefined
}

/** All elements at a path, in the order of the file; attributes as `elementAt` gives them. */
export function elementsAt(element: Element, path: string): Element[] {
  const { names, attribute } = partsOf(path)
  const found = names.reduce(
    (above, name) => above.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )
  return attribute === null
    ? found
    : found.map((one) => attributeOf(one, attribute)).filter((one) => one !== null)
}
