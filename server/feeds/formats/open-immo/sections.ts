/** feeds: the sections of an OpenImmo record, also where a sender has put one into another. */
import type { Note } from '../../read/format.ts'
import { elementAt, type Element } from '../../records/record.ts'

const sections = [
  'objektkategorie',
  'geo',
  'kontaktperson',
  'preise',
  'versteigerung',
  'bieterverfahren',
  'flaechen',
  'ausstattung',
  'zustand_angaben',
  'infrastruktur',
  'freitexte',
  'anhaenge',
  'verwaltung_objekt',
  'verwaltung_techn',
]

/** The record with every section directly below it. */
export function settled(element: Element, note?: Note): Element {
  const strays = sections.flatMap((name) => {
    if (element.children.some((child) => child.name === name)) return []
    const stray = element.children.flatMap(({ children }) => children).find((child) => child.name === name)
    if (stray) note?.('record.misplaced', stray, { field: name })
    return stray ? [stray] : []
  })
  if (strays.length === 0) return element
  const places = new Set(strays)
  const without = element.children.map((child) =>
    child.children.some((one) => places.has(one))
      ? { ...child, children: child.children.filter((one) => !places.has(one)) }
      : child,
  )
  return { ...element, children: [...without, ...strays] }
}

/** Whether any element of this path has the attribute set. */
export const isSet = (element: Element, path: string, attribute: string): boolean =>
  /^(1|true|ja)$/i.test(elementAt(element, path)?.attributes[attribute]?.trim() ?? '')
