/** feeds: what an XML file says outside of its records. */
import type { Header } from './record.ts'

/** The name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Remembers elements and attributes by their paths, at most so many; the first that says something counts.
 */
export function createHeaderKeeper(most: number) {
  const header: Header = new Map()
  function note(key: string, value: string): void {
    const known = header.get(key)
    if (known || (known === undefined && header.size >= most)) return
    header.set(key, value.slice(0, 500))
  }
  return {
    header,
    element(path: readonly string[], attributes: Record<string, string>): void {
      const key = path.join('/')
      for (const [name, value] of Object.entries(attributes)) note(`${key}@${localName(name)}`, value)
      note(key, '')
    },
    text: (path: readonly string[], text: string): void => note(path.join('/'), text.trim()),
  }
}
