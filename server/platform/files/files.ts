/**
 * platform: what stored files are to the rest of the program:
 * something by a key, written whole or not at all.
 */

/** Bytes from `start` to `end`, both counted from 0, `end` inclusive. */
export type ByteRange = { start?: number; end?: number }
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>
/** `size` is that of the whole file, whatever part of it is streamed. */
export type FoundFile = { size: number; stream: ReadableStream<Uint8Array> }

/** What somebody else may put into the storage: so many bytes, of this SHA-256 in Base64. */
export type PutWish = { length: number; sha256: string }
/** A signed address for one PUT, and the headers it has to come with. */
export type PutAddress = { url: string; headers: Record<string, string> }

/** A file and when it was put there. */
export type PutFile = { key: string; putAt: Date }

/** A key is a relative path of plain names, such as `pictures/ab/abcdef.jpg`. */
export type Files = {
  /**
   * Stores `content`; whoever reads meanwhile sees the old file or the new one. Answers the size in bytes.
   */
  put: (key: string, content: FileContent) => Promise<number>
  /** The file as a stream, or a part of it; null when there is none. */
  get: (key: string, range?: ByteRange) => Promise<FoundFile | null>
  /** The names of the files in a folder, without those of folders in it. */
  list: (folder: string) => Promise<string[]>
  /** Every file in a folder and in folders of it, what killed programs left half written too. */
  walk: (folder: string) => AsyncIterable<PutFile>
  /** Its bytes; null when there is none. */
  size: (key: string) => Promise<number | null>
  exists: (key: string) => Promise<boolean>
  /** Removing what is not there is no mistake. */
  remove: (key: string) => Promise<void>
  /**
   * An address where a browser may put this file by itself, for ten
   * minutes. Absent where only this program writes.
   */
  signPut?: (key: string, wish: PutWish) => Promise<PutAddress>
}
