/** contract: what stands on the picture that a shared link shows; pages say it, the server draws it. */

/** A mark on a map: pixels of the picture, and how many homes are there. */
export type ShareMark = { x: number; y: number; count: number }

/** Pixels of the whole picture, and of the part that shows something. */
export const shareSize = { width: 1200, height: 630 } as const
export const shareView = { width: 640, height: 630 } as const

export type ShareCard = {
  /** A line above the title: where, or what this is. */
  over: string
  /** In any language. Where the fonts lack its script, `plain` stands instead. */
  title: string
  /** In Latin letters. */
  plain: string
  /** Large: a price, or a number with its noun. */
  figure: string | null
  /** Follows the figure in small letters. */
  per: string | null
  facts: readonly string[]
  /** A sentence or two, where there are no figures. */
  text: string | null
  /** At the foot: an agency, or where this is. */
  foot: string
  /** On the picture: what has to be known first, such as Sold. */
  badge: string | null
  /** The path of a picture of this site; null draws the mark alone. */
  picture: string | null
  /** Said in a corner of the picture. */
  credit: string | null
  marks: readonly ShareMark[]
  /** Which way its language runs. */
  direction: 'ltr' | 'rtl'
}
