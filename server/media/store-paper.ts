/**
 * media: takes a paper in: a PDF such as an energy certificate, kept as
 * it came and only ever handed out to be saved.
 */
import { sha256 as digest } from '#server/platform/settings/crypto.ts'
import type { Platform } from '#server/platform/platform.ts'
import { maxPictureBytes, paperKey } from './media.rules.ts'
import { insertPaper } from './media.store.ts'
import { PictureRefused } from './picture-process.ts'
import { refusedWords } from './refused-words.ts'

const words = new TextDecoder('latin1')

/** Whether these bytes say that they are a PDF (ISO 32000-2, 7.5.2: the header stands at the beginning). */
export const isPaper = (bytes: Uint8Array): boolean => words.decode(bytes.subarray(0, 5)) === '%PDF-'

/**
 * What a paper about a home never needs: programs, files within, and a
 * lock. Compressed objects may still hold them.
 */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|Encrypt)\b/

/**
 * A name may be written with signs as `#` and two digits (ISO
 * 32000-2, 7.3.5): `/J#61vaScript` is `/JavaScript`.
 */
const inPlainNames = (text: string): string =>
  text.replace(/#([0-7][\da-f])/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

/** @throws PictureRefused with a sentence when it is none that can be taken. */
export function checkPaper(bytes: Uint8Array): void {
  if (bytes.length > maxPictureBytes) throw new PictureRefused(refusedWords.paperBytes)
  if (!isPaper(bytes)) throw new PictureRefused(refusedWords.paperKind)
  if (!words.decode(bytes.subarray(-2_048)).includes('%%EOF')) throw new PictureRefused(refusedWords.paperCut)
  if (active.test(inPlainNames(words.decode(bytes)))) throw new PictureRefused(refusedWords.paperActive)
}

/**
 * Stores the paper under the hash of its bytes; answers that hash.
 * @throws PictureRefused with a sentence when it is none that can be taken.
 */
export async function storePaper(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  bytes: Uint8Array,
): Promise<string> {
  checkPaper(bytes)
  const sha256 = digest(bytes)
  if (!(await files.exists(paperKey(sha256)))) await files.put(paperKey(sha256), bytes)
  await insertPaper(db, { sha256, bytes: bytes.length })
  return sha256
}
