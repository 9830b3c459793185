/** exports/kyero: elements of XML as text, on one line each. */
import { escapeXml } from '#server/platform/markup/escape.ts'

export type Attributes = Readonly<Record<string, string | number | null>>

/** An element with a text; nothing at all where there is none. */
export const element = (name: string, text: string | null | undefined, attributes: Attributes = {}): string =>
  text ? `<${name}${saying(attributes)}>${escapeXml(text)}</${name}>` : ''

/** An element around others; nothing at all where none is left. */
export function group(name: string, parts: readonly string[], attributes: Attributes = {}): string {
  const inner = parts.filter(Boolean).join('')
  return inner && `<${name}${saying(attributes)}>${inner}</${name}>`
}

const saying = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escapeXml(String(value))}"`))
    .join('')
