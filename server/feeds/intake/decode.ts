/**
 * feeds: step "decode": bytes of unknown origin become text: byte-order mark, declared
 * or guessed encoding, junk before the start.
 */
import { isAscii, isUtf8 } from 'node:buffer'
import { linesBefore } from '../texts/excerpts.rules.ts'
import { finding, type Finding } from '../findings/findings.ts'
import { formats } from '../formats/every-format.ts'
import { fromWindows1252 } from '../texts/text-repair.rules.ts'

export type DecodedText = {
  /** The encoding the text was read in, as its IANA name. */
  charset: string
  /** The beginning, for recognising the format; `text` gives it again. */
  head: string
  /** Lines before `head` that were dropped. */
  skippedLines: number
  text: AsyncIterable<string>
  /** Filled while `text` is read. */
  findings: Finding[]
}

const headBytes = 64 * 1024

/**
 * Begins to read `bytes` as text. `transportCharset` is what HTTP
 * said; the file's own declaration is stronger.
 */
export async function decode(
  bytes: AsyncIterable<Uint8Array>,
  transportCharset?: string,
): Promise<DecodedText> {
  const source = bytes[Symbol.asyncIterator]()
  const first = await readHead(source)
  const findings: Finding[] = []
  const { charset, skip, label } = charsetOf(first, transportCharset, findings)
  const decoder = createDecoder({ charset, label }, findings)
  const opening = withoutJunk(decoder.write(first.subarray(skip)), findings)
  async function* text(): AsyncGenerator<string> {
    yield opening.text
    for (let next = await source.next(); !next.done; next = await source.next())
      yield decoder.write(next.value)
    yield decoder.end()
  }
  return {
    charset: decoder.charset(),
    head: opening.text,
    skippedLines: opening.lines,
    text: text(),
    findings,
  }
}

async function readHead(source: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  while (size < headBytes) {
    const next = await source.next()
    if (next.done) break
    chunks.push(next.value)
    size += next.value.length
  }
  return Buffer.concat(chunks)
}

/** `label`: how file or server call the encoding; the web reads some under another name. */
type Chosen = { charset: string; skip: number; label: string }

/** The mark at the beginning decides, then what the file declares, then what HTTP said, then UTF-8. */
function charsetOf(first: Buffer, transport: string | undefined, findings: Finding[]): Chosen {
  const marked = (charset: string, skip: number): Chosen => ({ charset, skip, label: charset })
  if (first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf) return marked('utf-8', 3)
  if (first[0] === 0xff && first[1] === 0xfe) return marked('utf-16le', 2)
  if (first[0] === 0xfe && first[1] === 0xff) return marked('utf-16be', 2)
  const wide = wideOf(first)
  if (wide) return marked(wide, 0)
  const declared = /^[^<]{0,1000}<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    first.toString('latin1', 0, 4096),
  )?.[1]
  const label = declared ?? transport ?? 'utf-8'
  const charset = canonical(label)
  if (!charset)
    findings.push(finding('encoding.unknown', { field: 'encoding', value: label, line: 1, column: 1 }))
  // A file that is not UTF-16 to its first bytes cannot be so further on, whatever it declares.
  return { charset: !charset || charset.startsWith('utf-16') ? 'utf-8' : charset, skip: 0, label }
}

/**
 * Text of two bytes a letter without a mark: in one half of the bytes
 * nearly all are 0, in the other nearly none.
 */
function wideOf(first: Buffer): 'utf-16le' | 'utf-16be' | null {
  const looked = first.subarray(0, 400)
  if (looked.length < 4) return null
  const zeros = [0, 1].map(
    (half) => looked.filter((byte, at) => byte === 0 && at % 2 === half).length / (looked.length / 2),
  )
  const [even = 0, odd = 0] = zeros
  if (odd > 0.6 && even < 0.05) return 'utf-16le'
  return even > 0.6 && odd < 0.05 ? 'utf-16be' : null
}

function canonical(label: string): string | null {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}

type Decoder = { write: (bytes: Uint8Array) => string; end: () => string; charset: () => string }

function createDecoder({ charset, label }: Omit<Chosen, 'skip'>, findings: Finding[]): Decoder {
  if (charset === 'utf-8') return utf8Decoder(findings)
  if (isSingleByte(charset)) return singleByteDecoder({ charset, label }, findings)
  return plainDecoder(charset)
}

/** Encodings in which a letter is one byte, so that what is valid UTF-8 beyond ASCII is hardly theirs. */
const isSingleByte = (charset: string): boolean =>
  /^(iso-8859-|windows-|macintosh|x-mac|koi8|ibm866)/.test(charset)

function plainDecoder(charset: string): Decoder {
  const decoder = new TextDecoder(charset)
  return {
    write: (bytes) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
    charset: () => charset,
  }
}

/** Reads UTF-8; bytes that are not are read as windows-1252, one by one, and said once. */
function utf8Decoder(findings: Finding[]): Decoder {
  let rest: Uint8Array = new Uint8Array()
  let lines = 1
  let broken = false
  const whole = (bytes: Uint8Array): string => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    if (isUtf8(buffer)) {
      const text = buffer.toString('utf8')
      if (!broken) lines += linesBefore(text, Infinity)
      return text
    }
    return mended(buffer)
  }
  const mended = (bytes: Buffer): string => {
    let text = ''
    for (let at = 0; at < bytes.length;) {
      const valid = validPart(bytes, at)
      text += bytes.toString('utf8', at, valid)
      if (valid < bytes.length && !broken) report(lines + linesBefore(text, Infinity), bytes, valid)
      text += fromWindows1252(bytes.subarray(valid, valid + 1))
      at = valid + 1
    }
    return text
  }
  const report = (line: number, bytes: Buffer, at: number) => {
    broken = true
    const value = fromWindows1252(bytes.subarray(Math.max(0, at - 20), at + 20)).replaceAll(/\s+/g, ' ')
    findings.push(finding('encoding.mislabelled', { field: 'encoding', value, line }))
  }
  return {
    write(bytes) {
      const joined = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes
      const cut = joined.length - unfinished(joined)
      rest = joined.subarray(cut)
      return whole(joined.subarray(0, cut))
    },
    end: () => whole(rest),
    charset: () => 'utf-8',
  }
}

/** How many bytes at the end begin a character that the next piece finishes. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0)
      return byte >= 0xf0 ? (back < 4 ? back : 0) : byte >= 0xe0 ? (back < 3 ? back : 0) : back < 2 ? back : 0
  }
  return 0
}

/** The end of the valid UTF-8 that begins at `from`. */
function validPart(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    const length =
      byte < 0x80
        ? 1
        : byte >= 0xc2 && byte < 0xe0
          ? 2
          : byte >= 0xe0 && byte < 0xf0
            ? 3
            : byte >= 0xf0 && byte < 0xf5
              ? 4
              : 0
    if (length === 0 || at + length > bytes.length) return at
    if (length > 1 && !isUtf8(bytes.subarray(at, at + length))) return at
    at += length
  }
  return at
}

/**
 * ISO-8859-1, windows-1251, Mac Roman and the like. A file that says so and then speaks UTF-8 gives itself
 * away at its first letters beyond ASCII: what is valid UTF-8 there was hardly meant otherwise.
 */
function singleByteDecoder({ charset, label }: Omit<Chosen, 'skip'>, findings: Finding[]): Decoder {
  const declared = plainDecoder(charset)
  let actual: Decoder | null = null
  const decide = (bytes: Uint8Array): Decoder | null => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    if (isAscii(buffer)) return null
    if (!isUtf8(buffer.subarray(0, buffer.length - unfinished(buffer)))) return declared
    findings.push(
      finding('encoding.mislabelled', { field: 'encoding', value: `${label} declared, UTF-8 sent` }),
    )
    return utf8Decoder(findings)
  }
  return {
    write(bytes) {
      actual ??= decide(bytes)
      return (actual ?? declared).write(bytes)
    },
    end: () => actual?.end() ?? '',
    charset: () => actual?.charset() ?? charset,
  }
}

/** Drops what a program or an editor left before the beginning: blanks, warnings, a stray mark. */
function withoutJunk(text: string, findings: Finding[]): { text: string; lines: number } {
  const start = startOf(text)
  const junk = text.slice(0, start)
  if (junk !== '')
    findings.push(
      finding('file.bytesBefore', {
        line: 1,
        column: 1,
        value: junk.trim() || `${junk.length} blank characters`,
      }),
    )
  return { text: text.slice(start), lines: linesBefore(junk, Infinity) }
}

/** Characters before the first markup; more than that is no warning of a program. */
const longestJunk = 2_000

const isKnownText = (text: string): boolean =>
  formats.some(({ recognise }) => recognise({ text, kind: 'text', root: null, header: new Map() }) !== null)

function startOf(text: string): number {
  for (const { opening } of formats) {
    const mark = opening ? text.indexOf(opening) : -1
    if (mark !== -1 && !text.slice(0, mark).includes('<?xml')) return mark
  }
  const declaration = text.indexOf('<?xml')
  // Not everything before it is junk: a document type or a web page must be seen for what it is.
  if (declaration !== -1 && declaration < 4096 && !/<!doctype|<html/i.test(text.slice(0, declaration)))
    return declaration
  const blank = /^(?:\s+|\/\/[^\n]*\n)*/.exec(text)?.[0].length ?? 0
  if (/[[{#]/.test(text[blank] ?? '')) return blank
  // A table may hold markup in its cells, and then nothing before that is junk.
  if (isKnownText(text.slice(blank))) return blank
  const markup = text.search(/<[A-Za-z!_]/)
  return markup === -1 || markup > longestJunk ? 0 : markup
}
