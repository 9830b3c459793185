/** tests: pages on which visitors see homes stand where hearts are given to them. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#web/routes.ts'

const root = join(import.meta.dirname, '..', '..')
const around = 'pages/with-hearts.tsx'
const imported = /(?:^|\n)(?:import|export)\b(?! type)[^'";]*?'([#.][^']+)'|import\('([#.][^']+)'\)/g

const behind = new Map<string, boolean>()

/** Whether a module, or one behind it, has a place for hearts. */
function hasHearts(file: string): boolean {
  if (file.endsWith('web/listings/heart-slot.tsx')) return true
  const known = behind.get(file)
  if (known !== undefined || !existsSync(file)) return known ?? false
  behind.set(file, false)
  const names = [...readFileSync(file, 'utf8').matchAll(imported)].map(([, now, later]) => now ?? later ?? '')
  const has = names.some((name) =>
    hasHearts(name.startsWith('#') ? join(root, name.slice(1)) : join(dirname(file), name)),
  )
  behind.set(file, has)
  return has
}

const pagesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...pagesOf(children)])

test('a page that shows homes to visitors stands below with-hearts, and no page of words does', () => {
  const given = routes.find(({ file }) => file === around)
  const below = pagesOf(given?.children ?? [])
  const shows = (file: string) => hasHearts(join(root, 'web', file))
  // Agents and Admins keep no homes.
  const ofVisitors = pagesOf(routes).filter(
    (file) => !/^pages\/(agent|portal)\//.test(file) && file !== around,
  )
  expect(below.length).toBeGreaterThan(10)
  expect(below.toSorted()).toEqual(ofVisitors.filter(shows).toSorted())
})
