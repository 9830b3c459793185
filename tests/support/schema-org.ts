/**
 * tests: schema.org's own vocabulary, as Google's package schema-dts
 * has it, and what is wrong with JSON-LD by it.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Type = { parents: string[]; properties: Map<string, string[]> }
type Vocabulary = { types: Map<string, Type>; aliases: Map<string, string> }

/** The generated declarations: interfaces for each type, a union for each enumeration. */
function readVocabulary(): Vocabulary {
  const main = createRequire(import.meta.url).resolve('schema-dts')
  const lines = readFileSync(main.replace(/schema\.\w+$/, 'schema.d.ts'), 'utf8').split('\n')
  const types = new Map<string, Type>()
  const aliases = new Map<string, string>()
  let inside: Type | null = null
  for (const line of lines) {
    // Types without properties of their own have no …Base, only the …Leaf that carries their name.
    const [, name, kind, parents] =
      /^(?:export )?interface (\w+?)(Base|Leaf) extends (.+) \{/.exec(line) ?? []
    if (line === '}') inside = null
    if (name && parents && (kind === 'Base' || !types.has(name))) {
      inside = {
        parents: [...parents.matchAll(/(\w+)Base\b/g)].map((one) => one[1] ?? ''),
        properties: new Map(),
      }
      types.set(name, inside)
    }
    const [, property, range] = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;/.exec(line) ?? []
    if (inside && property && range) inside.properties.set(property, range.split(' | '))
    const [, alias, meaning] = /^export type (\w+) = (.+);/.exec(line) ?? []
    if (alias && meaning) aliases.set(alias, meaning)
  }
  return { types, aliases }
}

const { types, aliases } = readVocabulary()

const lineage = (type: string): string[] => [type, ...(types.get(type)?.parents ?? []).flatMap(lineage)]

function rangeOf(type: string, property: string): string[] | null {
  for (const one of lineage(type)) {
    const range = types.get(one)?.properties.get(property)
    if (range) return range
  }
  return null
}

const texts = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'string']
const numbers = ['Number', 'Integer', 'Float']

/** Whether a plain value may stand where the range is expected; an enumeration takes its own members only. */
function takes(range: string[], value: string | number | boolean): boolean {
  if (typeof value === 'boolean') return range.includes('Boolean')
  if (typeof value === 'number') return range.some((one) => numbers.includes(one))
  if (range.some((one) => texts.includes(one))) return true
  if (range.some((one) => numbers.includes(one)) && /^\d+(\.\d+)?$/.test(value)) return true
  // The address of a thing stands for the thing; schema.org's own
  // addresses are its terms, and these are known.
  if (range.includes('IdReference') && /^https?:\/\/(?!schema\.org\/)/.test(value)) return true
  return range.some((one) => {
    const meaning = (aliases.get(one) ?? '').split(' | ')
    return meaning.includes(`"${value}"`) || meaning.includes('string')
  })
}

type Json = unknown

/** What schema.org does not know, as `path: what`; empty when all is well. */
export function mistakesIn(thing: Json, path = '$', expected: string[] | null = null): string[] {
  if (Array.isArray(thing))
    return thing.flatMap((one, index) => mistakesIn(one, `${path}[${index}]`, expected))
  if (thing === undefined) return []
  if (typeof thing !== 'object' || thing === null) {
    if (expected && takes(expected, thing as string)) return []
    return [`${path}: ${JSON.stringify(thing)} is none of ${expected?.join(', ')}`]
  }
  const {
    '@context': _context,
    '@graph': graph,
    '@type': type,
    '@id': id,
    ...rest
  } = thing as Record<string, Json>
  if (graph) return mistakesIn(graph, path)
  if (type === undefined) return id && Object.keys(rest).length === 0 ? [] : [`${path}: has no type`]
  if (typeof type !== 'string' || !types.has(type)) return [`${path}: ${String(type)} is no type`]
  const wrong = expected && !lineage(type).some((one) => expected.includes(one))
  return [
    ...(wrong ? [`${path}: ${type} is none of ${expected.join(', ')}`] : []),
    ...Object.entries(rest).flatMap(([name, value]) => {
      // Actions say what they need as `…-input` (schema.org/docs/actions.html).
      const range = rangeOf(type, name.replace(/-(input|output)$/, ''))
      if (name.endsWith('-input')) return range || name === 'query-input' ? [] : [`${path}.${name}: unknown`]
      return range ? mistakesIn(value, `${path}.${name}`, range) : [`${path}: ${type} has no ${name}`]
    }),
  ]
}
