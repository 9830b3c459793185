/** main: builds the pages when what they are made of has changed since the last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/platform/refusals/errors.ts'
import { bin, buildFolder, rootFolder } from '../paths.ts'

const sources = [
  'contract',
  'web',
  'main/app.ts',
  'main/tooling',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]
const marker = join(buildFolder, 'content-hash')

/** Whether the build is of the present sources. */
export const isBuilt = async (): Promise<boolean> =>
  (await readFile(marker, 'utf8').catch(() => '')) === (await hashOf(sources))

/** Builds; the marker is written last, so a build that was interrupted is done again. */
export async function build(): Promise<void> {
  const hash = await hashOf(sources)
  await rm(marker, { force: true })
  await runBuild()
  await mkdir(buildFolder, { recursive: true })
  await writeFile(marker, hash)
}

async function hashOf(paths: string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesOf))).flat().toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(rootFolder, file)))
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(join(rootFolder, path), { withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  const inside = entries
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => (entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
  return (await Promise.all(inside)).flat()
}

async function runBuild(): Promise<void> {
  const child = spawn(bin('react-router'), ['build'], {
    cwd: rootFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve) => child.once('error', resolve).once('exit', resolve))
  if (code !== 0) throw new StartError(`the pages could not be built.\n${said}`)
}
