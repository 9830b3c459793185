/** platform: stored files, in a folder or in a bucket. */
import type { Storage } from '../settings/storage-address.ts'
import { createBucketFiles } from './bucket-files.ts'
import type { Files } from './files.ts'
import { createFolderFiles } from './folder-files.ts'

/** Files where `STORAGE_URL` says. Nothing is opened before the first file is asked for. */
export const createFiles = (storage: Storage): Files =>
  'folder' in storage ? createFolderFiles(storage.folder) : createBucketFiles(storage.bucket)
