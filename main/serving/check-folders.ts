/** main: a start ends with a sentence where nothing can be kept, before anything is begun. */
import { access, constants, stat } from 'node:fs/promises'
import { makeFolder } from '#server/platform/files/make-folder.ts'
import { StartError } from '#server/platform/refusals/errors.ts'
import type { Config } from '#server/platform/settings/config.ts'

/** @throws StartError. A bucket is not asked: it may come later than we do. */
export async function checkStorageFolder({ storage }: Pick<Config, 'storage'>): Promise<void> {
  if ('folder' in storage) await checkFolder('STORAGE_URL', storage.folder)
}

/** @throws StartError. */
export const checkDataFolder = ({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> =>
  checkFolder('DATA_DIR', dataDir)

async function checkFolder(setting: string, path: string): Promise<void> {
  try {
    await makeFolder(path)
    if (!(await stat(path)).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' })
    await access(path, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new StartError(`${setting} leads to ${path}, but ${reasons[code] ?? message}.`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'whoever runs Meridian may not write there',
  EPERM: 'whoever runs Meridian may not write there',
  EROFS: 'what it lies on can only be read',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'that is no folder',
  ENOSPC: 'there is no room on its disk',
}
