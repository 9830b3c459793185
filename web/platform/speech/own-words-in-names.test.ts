/**
 * web/platform: a `bdi` holds what visitors wrote, and its inside is left as it is; where it holds a sentence
 * of ours, to keep that in one piece, it says so, or every other language has English in its midst.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = new URL('../../', import.meta.url).pathname
/** Words of ours, written there or made by a function whose name says so. */
const ownWords =
  /<bdi>\s*(?:\{\s*['`"])?(?:\p{Lu}\p{Ll}+\b|\{(?:(?:price|value|miss|status|type)Words\(|fact\}))/u

test('words of ours inside of a name say that they are', () => {
  const files = globSync('**/*.tsx', { cwd: web }).filter((file) => !file.includes('.test.'))
  const silent = files.filter((file) => ownWords.test(readFileSync(join(web, file), 'utf8')))
  expect(files.length).toBeGreaterThan(300)
  expect(silent).toEqual([])
})
