/**
 * ui: makes a component of one of lucide's drawings. The build puts it in the place of lucide's
 * own, which weighs ten times as much for colours, sizes and a context that nobody here asks
 * for. Both draw the same, and a test says so.
 */
import { createElement, type ReactElement, type SVGProps } from 'react'

type Shape = readonly [tag: string, attributes: Record<string, string>]
type Data = { name: string; node: readonly Shape[]; aliases?: readonly string[] }

const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export default function createLucideIcon({ name, node, aliases = [] }: Data) {
  const names = ['lucide', name, ...aliases].map((one, at) => (at === 0 ? one : `lucide-${one}`))
  return ({ className, ...rest }: SVGProps<SVGSVGElement>): ReactElement =>
    createElement(
      'svg',
      { ...look, className: [...names, className].join(' ').trim(), ...rest },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
