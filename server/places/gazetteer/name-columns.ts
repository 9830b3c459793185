/** places: files of names by language: a key, then a name a column, empty where a language has none. */
import { readFileSync } from 'node:fs'

/** Reads such a file when somebody first asks, which takes a few milliseconds, and keeps it. */
export function namesByKey(file: URL): () => ReadonlyMap<string, readonly string[]> {
  let kept: ReadonlyMap<string, readonly string[]> | null = null
  return () =>
    (kept ??= new Map(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [key = '', ...names] = line.split('\t')
          return [key, names]
        }),
    ))
}
