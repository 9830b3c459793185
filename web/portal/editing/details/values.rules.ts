/**
 * web/portal/editing: details of a text as they are typed: read and changed by
 * their path, and held against their kind; pure.
 */
import { contentDetails } from '#contract/content/content.ts'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { editing } from '#contract/content/editing.ts'
import type { Reply } from '#contract/http/endpoint.ts'

export type Details = Reply<typeof editing.read>['shown']['details']
export type Json = Details[string]
/** Names of fields and numbers of items, from the outside in. */
export type Path = readonly (string | number)[]

/** What is wrong, in words, by the path of the field. */
export type Problems = Readonly<Record<string, string>>

/** A part of the details, and where it is. */
export type PartProps = {
  value: Json | undefined
  path: Path
  problems: Problems
  /** Nothing takes it away. */
  onChange: (value: Json | undefined) => void
}

export const pathName = (path: Path): string => path.join('.')

export const isObject = (value: Json | undefined): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The object with something else in a field; everything else in it stays,
 * known or not. Nothing takes the field away.
 */
export function withField(held: Json | undefined, name: string, value: Json | undefined): Details {
  const { [name]: _before, ...others } = isObject(held) ? held : {}
  if (value === undefined) return others
  return isObject(held) && name in held ? { ...held, [name]: value } : { ...others, [name]: value }
}

/** What is wrong with the details for a text of this kind. */
export function problemsIn(kind: ContentKind, details: Details): Problems {
  const read = contentDetails[kind].safeParse(details)
  const issues = read.success ? [] : read.error.issues
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

/** What a list has with an item moved to the place before it. */
export const movedUp = <T>(items: readonly T[], at: number): T[] =>
  items.map((one, place) => (place === at - 1 ? items[at] : place === at ? items[at - 1] : one) ?? one)

/** Texts, one a line; blank lines are none. */
export const linesIn = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')
