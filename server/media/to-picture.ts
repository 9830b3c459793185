/** media: a stored picture as pages show it. */
import { thumbHashToRGBA } from 'thumbhash'
import type { Picture } from '#contract/vocabulary/media.ts'
import { offeredWidths } from './media.rules.ts'

/** The columns of `listing_media` joined with `media_files` that a picture is shown from. */
export type PictureRow = {
  illustration: string | null
  sha256: string | null
  state: string
  width: number | null
  height: number | null
  thumbhash: string | null
}

/** Drawings scale; this is the shape they are drawn in. */
const drawn = { width: 960, height: 640 }
/** Sand, as on the page around it. */
const sand = 'rgb(221 214 198)'

/**
 * The picture ready to show: a drawing, a stored file in several widths, or, while it has not been fetched
 * yet, a place for it (`src` null). Null for a paper, and when it could not be fetched at all.
 */
export function toPicture(row: PictureRow, alt: string): Picture | null {
  if (row.sha256 && row.width && row.height)
    return filePicture(row, row.sha256, { width: row.width, height: row.height, alt })
  if (row.sha256) return null
  const waiting = { src: null, srcset: null, ...drawn, alt, placeholder: sand, illustration: false }
  if (row.illustration)
    return {
      ...waiting,
      src: `/illustrations/${encodeURIComponent(row.illustration)}.svg`,
      illustration: true,
    }
  return row.state === 'failed' ? null : waiting
}

type Shape = { width: number; height: number; alt: string }

function filePicture({ thumbhash }: PictureRow, sha256: string, { width, height, alt }: Shape): Picture {
  const widths = offeredWidths(width)
  const middle = widths.findLast((one) => one <= 960) ?? 320
  return {
    src: `/media/${sha256}/${middle}.webp`,
    srcset: widths.map((one) => `/media/${sha256}/${one}.webp ${Math.min(one, width)}w`).join(', '),
    width,
    height,
    alt,
    placeholder: thumbhash ? shadesOf(thumbhash) : sand,
    illustration: false,
  }
}

/** Bands that a picture's shades are summed up in: roughly sky, house and ground. */
const bands = 3

/** A ThumbHash (base64) as a CSS gradient from top to bottom: a few bytes, and nearly the picture's light. */
function shadesOf(thumbhash: string): string {
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'))
  const shades = Array.from({ length: bands }, (_, band) => {
    const from = Math.floor((band * h) / bands) * w
    const to = Math.floor(((band + 1) * h) / bands) * w
    return colourOf(rgba.subarray(from * 4, to * 4))
  })
  return `linear-gradient(${shades.join(',')})`
}

/** The mean of some pixels (four bytes each), as `#rrggbb`. */
function colourOf(rgba: Uint8Array): string {
  const mean = (channel: number) => {
    let sum = 0
    for (let at = channel; at < rgba.length; at += 4) sum += rgba[at] ?? 0
    return Math.round((sum * 4) / rgba.length)
  }
  return `#${[0, 1, 2].map((channel) => mean(channel).toString(16).padStart(2, '0')).join('')}`
}
