/**
 * web/search/map-engine: how the engine draws the glyphs of names: from
 * left to right, whichever way the page runs.
 */
import Glyphs, { type TinySDFOptions } from '@mapbox/tiny-sdf'

/**
 * The engine has put the characters in the order they are seen in and has turned the brackets of text that
 * runs to the left; on a page that does, a canvas would turn every bracket once more.
 */
// oxlint-disable-next-line import/no-default-export -- as the package that it stands in for
export default class LeftToRightGlyphs extends Glyphs {
  /** What is drawn on; its package keeps it to itself. */
  declare private readonly ctx: Pick<CanvasRenderingContext2D, 'direction'>

  constructor(options: TinySDFOptions) {
    super(options)
    this.ctx.direction = 'ltr'
  }
}
