/**
 * feeds: archives within archives: held in memory while they are looked
 * into, within limits for all of them together.
 */
import { Readable } from 'node:stream'
import { finding, type Finding } from '../findings/findings.ts'
import type { FeedFile } from './fetch.ts'

/** A file of an archive. */
export type PackedFile = { name: string; bytes: number; read: () => Promise<Readable> }

/** An archive that must not or cannot be opened; the finding says why. */
export class ArchiveRefused extends Error {
  readonly finding: Finding
  constructor(value: string) {
    super(value)
    this.finding = finding('file.archive', { value })
  }
}

type Limits = { nested: { depth: number; count: number; bytes: number } }

export type Nesting = {
  /**
   * The file as one that can be opened like any other; refused where
   * it is too deep, too large, or one too many.
   */
  hold: (packed: PackedFile) => Promise<FeedFile>
  /** The same for what is within it. */
  deeper: () => Nesting
}

/** Counts what is opened of one file. */
export function createNesting({ nested }: Limits): Nesting {
  const left = { count: nested.count, bytes: nested.bytes }
  const at = (depth: number): Nesting => ({
    async hold({ name, read }) {
      if (depth >= nested.depth) throw new ArchiveRefused(`more than ${nested.depth} archives in each other`)
      if (left.count-- <= 0) throw new ArchiveRefused(`more than ${nested.count} archives in it`)
      const chunks: Buffer[] = []
      for await (const chunk of await read()) {
        left.bytes -= (chunk as Buffer).length
        if (left.bytes < 0)
          throw new ArchiveRefused(`archives of more than ${nested.bytes / 1024 ** 2} MB in it`)
        chunks.push(chunk as Buffer)
      }
      return heldFile(name, Buffer.concat(chunks))
    },
    deeper: () => at(depth + 1),
  })
  return at(0)
}

const heldFile = (name: string, bytes: Buffer): FeedFile => ({
  name,
  bytes: bytes.length,
  hash: '',
  read: ({ start = 0, end = bytes.length - 1 } = {}) => Readable.from([bytes.subarray(start, end + 1)]),
})
