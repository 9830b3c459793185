/** feeds: opens what was fetched: archive, encoding, format; then gives its records one piece at a time. */
import { inEnglish, say } from '#server/platform/mail/mail-sentence.ts'
import { decode } from './decode.ts'
import type { FeedFile } from './fetch.ts'
import { finding, type Finding } from '../findings/findings.ts'
import type { FeedFormat } from '../read/format.ts'
import { recognise } from './recognise.ts'
import type { KnownRecords } from '../records/known-records.ts'
import type { RecordReader, SourceRecord } from '../records/record.ts'
import { respelledPieces, type Spelling } from './spelling.ts'
import { ArchiveRefused, unpack, type PackedFile } from './unpack.ts'

export type OpenedFeed = {
  format: FeedFormat
  version: string | null
  charset: string
  /** Pictures and papers that came along, by lower-case name; null when the file was no archive. */
  attachments: Map<string, PackedFile> | null
  /** Begins to read the records, from the start each time; `known` once what stands before them is. */
  read: (known?: (header: RecordReader['header']) => KnownRecords) => Promise<Reading>
}

export type Reading = {
  header: RecordReader['header']
  /** Some records at a time; ends early when the file cannot be read further. */
  records: AsyncGenerator<SourceRecord[]>
  /** What is odd about the file, and why reading ended early. Complete once the records are. */
  findings: () => Finding[]
  /** Whether the end was reached. */
  isComplete: () => boolean
}

/** Files of an archive that are looked into for homes, the likeliest first. */
const mostTried = 20

export type Unreadable = { findings: Finding[] }

/** Looks into the file; findings instead of a feed when there is nothing we can read. */
export async function openFeed(file: FeedFile): Promise<OpenedFeed | Unreadable> {
  if (file.bytes === 0) return { findings: [finding('file.empty')] }
  try {
    const { documents, attachments } = await unpack(file)
    if (documents.length === 0)
      return {
        findings: [finding('file.notListings', { value: inEnglish(say`an archive without a data file`) })],
      }
    const refusals: Finding[] = []
    for (const document of documents.slice(0, mostTried)) {
      const opened = await openDocument(document, file.charset)
      if ('code' in opened) {
        refusals.push(opened)
        continue
      }
      const others = documents.filter((other) => other !== document)
      const aside = others.map(({ name }) => finding('file.leftOver', { value: name }))
      const isWhole = !(await someHoldHomes(others.slice(0, mostTried), file.charset))
      return {
        ...opened,
        attachments,
        read: (known) => readDocument(document, { ...opened, charset: file.charset, aside, isWhole, known }),
      }
    }
    return { findings: refusals.slice(0, 1) }
  } catch (error) {
    return { findings: [refusalOf(error)] }
  }
}

/**
 * Whether the homes of an archive are in several files: then the one that is read does not say what is gone.
 */
async function someHoldHomes(documents: PackedFile[], charset: string | undefined): Promise<boolean> {
  for (const document of documents) {
    const opened = await openDocument(document, charset).catch(() => null)
    if (opened && !('code' in opened)) return true
  }
  return false
}

/** A damaged archive or disk is a reason to report, not to fall. */
const refusalOf = (error: unknown): Finding =>
  error instanceof ArchiveRefused
    ? error.finding
    : finding('file.unreachable', { value: (error as Error).message })

type Opened = Pick<OpenedFeed, 'format' | 'version' | 'charset'> & { spelling?: Spelling }

async function openDocument(document: PackedFile, charset: string | undefined): Promise<Opened | Finding> {
  const stream = await document.read()
  try {
    const text = await decode(stream, charset)
    const recognised = recognise(text.head)
    return 'code' in recognised ? recognised : { ...recognised, charset: text.charset }
  } finally {
    stream.destroy()
  }
}

type Reads = {
  charset: string | undefined
  format: FeedFormat
  spelling?: Spelling
  aside: Finding[]
  /** Whether there are no homes beside this document. */
  isWhole: boolean
  known: Parameters<OpenedFeed['read']>[0]
}

async function readDocument(
  document: PackedFile,
  { charset, format, spelling, aside, isWhole, known }: Reads,
): Promise<Reading> {
  const stream = await document.read()
  const text = await decode(stream, charset)
  const reader: RecordReader = format.reader({
    line: text.skippedLines + 1,
    glancing: true,
    known: known && ((raw) => known(reader.header)(raw)),
  })
  let broken: Finding | null = null
  let complete = false
  async function* records(): AsyncGenerator<SourceRecord[]> {
    try {
      for await (const piece of spelling ? respelledPieces(text.text, spelling) : text.text) {
        yield reader.write(piece)
        if (reader.stopped()) return
      }
      yield reader.end()
      complete = reader.stopped() === null && reader.isPartial?.() !== true
    } catch (error) {
      broken = refusalOf(error)
    } finally {
      stream.destroy()
    }
  }
  return {
    header: reader.header,
    records: records(),
    findings: () =>
      [
        ...aside,
        ...(spelling ? [finding('names.capitals')] : []),
        ...text.findings,
        ...reader.remarks,
        reader.stopped(),
        broken,
      ].filter((one) => one !== null),
    isComplete: () => complete && isWhole,
  }
}
