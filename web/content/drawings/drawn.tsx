/**
 * web/content: all drawings by name; their program comes with the
 * visitor's first move, for the server has drawn them.
 */
import type { Drawing } from '#contract/content/content-codes.ts'
import { places } from './places.tsx'
import { things } from './things.tsx'

const drawings = { ...places, ...things }

export function Drawn({ name }: { name: Drawing }) {
  const One = drawings[name]
  return <One />
}
