/** media: a stored picture as pages show it. */
import { thumbHashToAverageRGBA } from 'thumbhash'
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
 * The picture ready to show: a drawing, a stored file in several widths, or, while it has not been fetched yet, a place
 * for it (`src` null). Null when it could not be fetched at all.
 */
export function toPicture(row: PictureRow, alt: string): Picture | null {
  if (row.sha256 && row.width && row.height)
    return filePicture(row, row.sha256, { width: row.width, height: row.height, alt })
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
    placeholder: thumbhash ? averageColour(thumbhash) : sand,
    illustration: false,
  }
}

/** The average colour of a ThumbHash (base64), as CSS. */
function averageColour(thumbhash: string): string {
  const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(thumbhash, 'base64'))
  return `rgb(${[r, g, b].map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255)).join(' ')})`
}
