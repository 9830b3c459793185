/** feeds: the words and marks of a JSON text, each with its place, as the text comes in pieces. */
import { Tokenizer, TokenType } from '@streamparser/json'

export type JsonToken = {
  kind: '{' | '}' | '[' | ']' | ':' | ',' | 'text' | 'number' | 'flag' | 'null'
  /** A text without its marks and escapes; a number as it was written. */
  text: string
  /** Bytes of UTF-8 before it. */
  start: number
  line: number
  column: number
}

const marks: Partial<Record<TokenType, JsonToken['kind']>> = {
  [TokenType.LEFT_BRACE]: '{',
  [TokenType.RIGHT_BRACE]: '}',
  [TokenType.LEFT_BRACKET]: '[',
  [TokenType.RIGHT_BRACKET]: ']',
  [TokenType.COLON]: ':',
  [TokenType.COMMA]: ',',
  [TokenType.TRUE]: 'flag',
  [TokenType.FALSE]: 'flag',
  [TokenType.NULL]: 'null',
  [TokenType.STRING]: 'text',
  [TokenType.NUMBER]: 'number',
}

/** Remembers numbers as they were written: ids may have more digits than a number can hold. */
class ExactTokenizer extends Tokenizer {
  written = ''
  protected override parseNumber(digits: string): number {
    this.written = digits
    return super.parseNumber(digits)
  }
}

type Options = { line: number; column: number; onToken: (token: JsonToken) => void }

/** What goes wrong is thrown out of `write`, not told later. */
function rethrow(error: Error): never {
  throw error
}

/** Excerpts show so many bytes before and after a place. */
const shown = 100

/** Cuts text into tokens; throws what is wrong with it. */
export function createJsonTokens({ line, column, onToken }: Options) {
  const tokenizer = new ExactTokenizer()
  let buffer: Buffer = Buffer.alloc(0)
  let bufferStart = 0
  /** Up to where lines and columns were counted. */
  const place = { offset: 0, line, column }
  let keptFrom: number | null = null

  function moveTo(offset: number): void {
    const passed = buffer.subarray(place.offset - bufferStart, offset - bufferStart)
    const last = passed.lastIndexOf(10)
    if (last !== -1) {
      place.column = 1
      for (const byte of passed) if (byte === 10) place.line += 1
    }
    place.column += passed.subarray(last + 1).toString('utf8').length
    place.offset = offset
  }

  tokenizer.onToken = ({ token, value, offset }) => {
    moveTo(offset)
    const kind = marks[token]
    if (!kind) return
    const text = kind === 'number' ? tokenizer.written : String(value)
    onToken({ kind, text, start: offset, line: place.line, column: place.column })
  }
  tokenizer.onError = rethrow

  return {
    /** `keep`: where the record began that is being read; from there on the text is kept. */
    write(text: string, keep: number | null): void {
      keptFrom = keep
      const from = Math.min(keptFrom ?? place.offset, place.offset) - bufferStart
      buffer = Buffer.concat([buffer.subarray(from), Buffer.from(text)])
      bufferStart += from
      tokenizer.write(Buffer.from(text))
    },
    /** Whether the text ended with a whole value. */
    end(): boolean {
      try {
        if (!tokenizer.isEnded) tokenizer.end()
        return true
      } catch {
        return false
      }
    },
    position: (): number => bufferStart + buffer.length,
    /** Bytes since the last token. */
    pending: (): number => bufferStart + buffer.length - place.offset,
    place: (): { line: number; column: number } => ({ line: place.line, column: place.column }),
    around: (): string =>
      buffer
        .subarray(Math.max(0, place.offset - bufferStart - shown), place.offset - bufferStart + shown)
        .toString('utf8'),
    textBetween: (start: number, end: number): string =>
      buffer.toString('utf8', start - bufferStart, end - bufferStart),
  }
}
