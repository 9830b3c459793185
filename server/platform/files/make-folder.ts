/** platform: folders, made where they are not. */
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * A folder with what leads to it. Node's own way of doing so never ends where a file system has no room for
 * folders and says that they do not exist, as /proc does.
 */
export async function makeFolder(path: string): Promise<void> {
  const make = () => mkdir(path).catch(alreadyThere)
  await make().catch(async (error: NodeJS.ErrnoException) => {
    const parent = dirname(path)
    if (error.code !== 'ENOENT' || parent === path) throw error
    await makeFolder(parent)
    await make()
  })
}

function alreadyThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
