/**
 * regions: bytes of one version of an archive that is not ours:
 * whoever reads on after it was replaced is told so.
 */
import { open, type FileHandle } from 'node:fs/promises'
import { createFiles } from '#server/platform/files/open-files.ts'
import type { MapTiles } from '#server/platform/settings/map-tiles.ts'
import type { ReadBytes } from './archive-reader.ts'
import { readStored } from './read-stored.ts'

/** Another archive lies where one was being read. */
export class Replaced extends Error {}

/** `mark` is what its place tells of this version, once something was read. */
export type Source = { read: ReadBytes; mark: () => string }

/** Milliseconds that a server may take for a range. */
const patience = 10_000

/** Opened again it reads whatever lies there then. */
export function openSource(tiles: Exclude<MapTiles, { server: string }>, name: string): Source {
  // What a bucket holds is told apart by its first bytes alone.
  if ('bucket' in tiles)
    return { read: readStored(createFiles({ bucket: tiles.bucket }), tiles.key), mark: () => '' }
  const version = createVersion(name)
  const read: ReadBytes =
    'file' in tiles
      ? (offset, length) => readFile(tiles.file, offset, length, version.meet)
      : (offset, length) => readRange(tiles.address, { offset, length, name, meet: version.meet })
  return { read, mark: version.mark }
}

type Meet = (met: string, mark?: string) => void

/** Remembers the version that is met first; `mark` is what of it is the same on every node. */
function createVersion(name: string): { meet: Meet; mark: () => string } {
  let first: { met: string; mark: string } | null = null
  return {
    meet: (met, mark = met) => {
      first ??= { met, mark }
      if (first.met !== met) throw new Replaced(`${name} was replaced.`)
    },
    mark: () => first?.mark ?? '',
  }
}

async function readFile(path: string, offset: number, length: number, meet: Meet): Promise<Uint8Array> {
  const file: FileHandle = await open(path)
  try {
    const { size, mtimeMs, ino } = await file.stat()
    meet(`${size} ${mtimeMs} ${ino}`, String(size))
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

type Range = { offset: number; length: number; name: string; meet: Meet }

async function readRange(address: string, { offset, length, name, meet }: Range): Promise<Uint8Array> {
  const answer = await fetch(address, {
    headers: { range: `bytes=${offset}-${offset + length - 1}` },
    signal: AbortSignal.timeout(patience),
  })
  // Behind the end of a shorter one there is no range.
  if (answer.status === 416) meet('shorter')
  if (answer.status !== 206) throw new Error(`${name} answers ${answer.status} to a range.`)
  const size = answer.headers.get('content-range')?.split('/')[1] ?? ''
  meet(`${size} ${answer.headers.get('etag') ?? answer.headers.get('last-modified') ?? ''}`)
  return new Uint8Array(await answer.arrayBuffer())
}
