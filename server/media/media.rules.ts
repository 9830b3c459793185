/**
 * media: which pictures are taken, in which widths and kinds of file they are given
 * out, and when a failed fetch is tried again.
 */

/** Widths in pixels in which a picture is given out. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Extension → media type. */
export const pictureFormats = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const
export type PictureFormat = keyof typeof pictureFormats

/** Bytes of a picture or a paper as it comes; more is no photograph of a home. */
export const maxPictureBytes = 20 * 1024 * 1024

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/**
 * The kind of picture by its first bytes, whatever anyone calls it; null for everything that is not taken,
 * SVG among it because it is a program rather than a picture.
 */
export function sniffPicture(bytes: Uint8Array): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32))) return 'avif'
  return null
}

/** The widths worth offering of a picture `width` pixels wide: none larger than itself, and at least one. */
export function offeredWidths(width: number): PictureWidth[] {
  const offered = pictureWidths.filter((one) => one <= width)
  return offered.length > 0 ? offered : [320]
}

export type PictureVariant = { sha256: string; width: PictureWidth; format: PictureFormat }

/** What `/media/<sha256>/<width>.<extension>` asks for; null when that is no such address. */
export function parseVariant(sha256: string, file: string): PictureVariant | null {
  const [, digits, extension] = /^(\d{3,4})\.(webp|avif|jpg)$/.exec(file) ?? []
  const width = pictureWidths.find((one) => String(one) === digits)
  if (!width || !/^[0-9a-f]{64}$/.test(sha256)) return null
  return { sha256, width, format: extension as PictureFormat }
}

/** Key of the re-encoded original in the file store. */
export const originalKey = (sha256: string): string =>
  `pictures/${sha256.slice(0, 2)}/${sha256}/original.webp`

/** Key of a paper in the file store. */
export const paperKey = (sha256: string): string => `papers/${sha256.slice(0, 2)}/${sha256}.pdf`

/** The address of a paper for visitors. */
export const paperAddress = (sha256: string): string => `/media/${sha256}/paper.pdf`

/** Whether `/media/<sha256>/<file>` asks for a paper. */
export const asksForPaper = (sha256: string, file: string): boolean =>
  file === 'paper.pdf' && /^[0-9a-f]{64}$/.test(sha256)

export const variantKey = ({ sha256, width, format }: PictureVariant): string =>
  `pictures/${sha256.slice(0, 2)}/${sha256}/${width}.${format}`

const pausesInMinutes = [1, 10, 60, 360]

/**
 * When a picture that could not be fetched is tried again after this many attempts; null when it is given up.
 */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const minutes = pausesInMinutes[attempts - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
}
