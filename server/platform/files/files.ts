/** platform: what stored files are to the rest of the program: something by a key, written whole or not at all. */

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
