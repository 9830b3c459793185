/**
 * privacy: files as one ZIP, written while they are read: never all of one file at once, however large it is.
 */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Bytes are packed; what comes as a stream (pictures, papers) is packed already and goes in as it is. */
export type Entry = { name: string; content: Uint8Array | ReadableStream<Uint8Array> }

/** As long as nobody reads, nothing is read; who stops reading ends the stream that is being read, too. */
export const zipOf = (entries: AsyncIterable<Entry>): ReadableStream<Uint8Array> =>
  ReadableStream.from(zipped(entries))

async function* zipped(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { name, content } of entries) {
    if (content instanceof Uint8Array) {
      const file = new ZipDeflate(name)
      zip.add(file)
      file.push(content, true)
    } else {
      const file = new ZipPassThrough(name)
      zip.add(file)
      for await (const chunk of content) {
        file.push(chunk)
        yield* ready.splice(0)
      }
      file.push(new Uint8Array(), true)
    }
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
