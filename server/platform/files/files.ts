/** platform: stored files by key, in a folder or in a bucket; written whole or not at all. */
import type { Storage } from '../settings/storage-address.ts'
import { createBucketFiles } from './bucket-files.ts'
import { createFolderFiles } from './folder-files.ts'

/** Bytes from `start` to `end`, both counted from 0, `end` inclusive. */
export type ByteRange = { start?: number; end?: number }
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>
/** `size` is that of the whole file, whatever part of it is streamed. */
export type FoundFile = { size: number; stream: ReadableStream<Uint8Array> }

/** A key is a relative path of plain names, such as `pictures/ab/abcdef.jpg`. */
export type Files = {
  /** Stores `content`; whoever reads meanwhile sees the old file or the new one. Answers the size in bytes. */
  put: (key: string, content: FileContent) => Promise<number>
  /** The file as a stream, or a part of it; null when there is none. */
  get: (key: string, range?: ByteRange) => Promise<FoundFile | null>
  /** The names of the files in a folder, without those of folders in it. */
  list: (folder: string) => Promise<string[]>
  exists: (key: string) => Promise<boolean>
  /** Removing what is not there is no mistake. */
  remove: (key: string) => Promise<void>
}

/** Files where `STORAGE_URL` says. Nothing is opened before the first file is asked for. */
export const createFiles = (storage: Storage): Files =>
  'folder' in storage ? createFolderFiles(storage.folder) : createBucketFiles(storage.bucket)
