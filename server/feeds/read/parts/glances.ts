/** feeds: what must be known of a record before it is mapped, read from paths that a format names. */
import { elementsAt, type Element } from '../../records/record.ts'
import type { Glance } from '../format.ts'
import { firstFilled } from '../reading.ts'
import { pointKey } from '../location.ts'

/** Paths below the record, the likelier first; `a/b@attribute` for attributes. */
export type GlancePaths = {
  id: readonly string[]
  /**
   * Where the name stands within which ids are unique, for formats that give each office numbers of its own.
   */
  within?: string
  ref?: readonly string[]
  latitude?: readonly string[]
  longitude?: readonly string[]
  locality?: readonly string[]
  stamp?: readonly string[]
  /** Names of files that should have come along. */
  files?: readonly string[]
  /** Whether the home is on the market; without it, it is. */
  action?: (element: Element) => Glance['action']
  /** Names of elements that `action` looks at. */
  also?: readonly string[]
}

/** A glance at one record. */
export function glanceAt(element: Element, paths: GlancePaths): Glance {
  const said = (at: readonly string[] = []) => firstFilled(element, at)?.text.trim() ?? null
  return {
    id: idWithin(said(paths.id), paths.within ? said([paths.within]) : null),
    ref: said(paths.ref),
    action: paths.action?.(element) ?? 'offer',
    point: pointKey(firstFilled(element, paths.latitude ?? []), firstFilled(element, paths.longitude ?? [])),
    locality: said(paths.locality),
    stamp: said(paths.stamp),
    files: (paths.files ?? []).flatMap((path) => elementsAt(element, path).map(({ text }) => text.trim())),
  }
}

const idWithin = (id: string | null, office: string | null): string | null =>
  id !== null && office !== null ? `${office}/${id}` : id

/** Names of all elements that a glance looks at; a quick reading of the file keeps only them. */
export function glancedNames({
  action: _action,
  also = [],
  within,
  ...paths
}: GlancePaths): ReadonlySet<string> {
  const names = Object.values(paths).flatMap((list) =>
    list.flatMap((path) => path.split('@')[0]?.split('/') ?? []),
  )
  return new Set([...names, ...also, ...(within?.split('/') ?? [])])
}
