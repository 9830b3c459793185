/**
 * tests: a folder in memory for databases that are copied for every test file: a copy
 * is a thousand files, and costs a disk much.
 */
import { statfs } from 'node:fs/promises'
import { availableMemory } from 'node:process'

const folder = '/dev/shm'
/** What the databases of a run take at most at one time, with room to spare. */
const needed = 2 ** 30

/** Null where there is none (not on Linux), where it is small (in a container), or where memory is short. */
export async function folderInMemory(): Promise<string | null> {
  const disk = await statfs(folder).catch(() => null)
  const free = disk ? disk.bavail * disk.bsize : 0
  return free >= needed && availableMemory() >= 3 * needed ? folder : null
}
