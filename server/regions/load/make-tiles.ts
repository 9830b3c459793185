/** regions: street tiles out of a file of OpenStreetMap data, made by the program tilemaker. */
import { spawn } from 'node:child_process'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { BadFile } from '../osm/pbf-file.ts'

type Box = { west: number; south: number; east: number; north: number }
type Ask = { path: string; target: string; box: Box; program?: string; signal?: AbortSignal }

/** Files larger than this are taken through a folder instead of memory: slower, but within a gigabyte. */
const largeBytes = 100 * 1024 * 1024

const fileOf = (name: string): string => fileURLToPath(new URL(`../tilemaker/${name}`, import.meta.url))

/** Said where the program is not there. */
export const noTilemaker =
  'Tiles of .osm.pbf files are made by the program tilemaker, which is not installed here. ' +
  'On Debian and Ubuntu: sudo apt-get install tilemaker. Ready tiles (.pmtiles, .mbtiles) need no program.'

/** Makes an MBTiles file of the box; it is there whole or not at all. */
export async function makeTiles({ path, target, box, program = 'tilemaker', signal }: Ask): Promise<void> {
  const draft = `${target}.part.mbtiles`
  const store = `${target}.store`
  await rm(draft, { force: true })
  const isLarge = (await stat(path)).size > largeBytes
  if (isLarge) await mkdir(store, { recursive: true })
  const { west, south, east, north } = box
  const words = [
    ['--input', path, '--output', draft],
    ['--config', fileOf('streets.json'), '--process', fileOf('streets.lua')],
    ['--bbox', [west, south, east, north].map((degrees) => degrees.toFixed(6)).join(',')],
    isLarge ? ['--store', store] : [],
  ].flat()
  try {
    await run(program, words, signal)
    await rename(draft, target)
  } finally {
    await Promise.all([rm(draft, { force: true }), rm(store, { recursive: true, force: true })])
  }
}

function run(program: string, words: string[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(signal && { signal }),
    })
    let last = ''
    child.stderr.on('data', (bytes: Buffer) => {
      last = (last + bytes.toString()).slice(-500)
    })
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new BadFile(noTilemaker) : error),
    )
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new BadFile(`tilemaker gave up (${code ?? 'killed'}): ${last.trim()}`)),
    )
  })
}
