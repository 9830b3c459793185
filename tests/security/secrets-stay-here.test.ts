/**
 * security: the file in which an operator writes passwords goes
 * neither into the repository nor into an image.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (path: string) => readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

test.each([
  ['.gitignore', '.env'],
  ['.dockerignore', '**/.env'],
])('%s leaves it out, in whatever folder it lies', async (list, pattern) => {
  expect(await read('deploy/compose.yaml')).toContain('cp example.env .env')
  const lines = (await read(list)).split('\n')
  expect(lines).toContain(pattern)
  expect(lines.filter((line) => line.startsWith('!'))).toEqual([])
})
