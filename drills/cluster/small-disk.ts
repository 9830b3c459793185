/**
 * drills: a disk of its own for a folder, so small that it can be filled;
 * held in memory, which takes the right to mount.
 */
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type SmallDisk = {
  /** Until nothing more goes onto it. */
  fill: () => Promise<void>
  free: () => Promise<void>
}

/** Null where nobody may mount: then the folder stays on the disk it is on. */
export async function mountSmallDisk(
  folder: string,
  megabytes: number,
  closing: (end: () => Promise<unknown>) => void,
): Promise<SmallDisk | null> {
  const size = `size=${megabytes}m`
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  if (!isMounted) return null
  // What still runs on it is ended after this was opened, so before this is closed.
  closing(() => run('umount', ['-l', folder]))
  const ballast = join(folder, 'ballast')
  return {
    // It ends with "no space left on device", which is the aim.
    fill: () => run('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']).then(ignore, ignore),
    free: () => rm(ballast, { force: true }),
  }
}

const ignore = () => undefined
