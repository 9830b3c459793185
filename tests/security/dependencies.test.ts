/**
 * security: what is installed is what was looked at: one version of each,
 * known by its content, from the registry alone.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

type Locked = { integrity?: string; link?: boolean; resolved?: string }
type Lock = { packages: Record<string, Locked> }
type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

const read = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8'))
const lock = (await read('package-lock.json')) as Lock
const manifest = (await read('package.json')) as Manifest

test('N12 every package of the lock file is known by its content, and comes from no other place', () => {
  const foreign = Object.entries(lock.packages).filter(
    ([path, { integrity, link, resolved }]) =>
      path.startsWith('node_modules/') &&
      !link &&
      (!integrity?.startsWith('sha512-') || (resolved !== undefined && !resolved.startsWith('https://'))),
  )
  expect(foreign.map(([path]) => path)).toEqual([])
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100)
})

test('N12 what we ask for is one version, not whatever is newest', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) =>
      !/^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|file:packages\/[\w-]+|workspace:.*|npm:.+@\d.*)$/.test(version),
  )
  expect(ranges).toEqual([])
})
