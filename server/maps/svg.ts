/** maps: the words of SVG that the sheet is written in. */
import { escapeMarkup } from '#server/platform/markup/escape.ts'
import { family } from './letters.ts'
import type { Theme } from './theme.ts'

/** Pictures for sharing know Inter as a file; in browsers the letters come with the sheet. */
export const font = `font-family="${family}, Inter, system-ui, sans-serif"`

export const tenth = (value: number): number => Math.round(value * 10) / 10
export const halo = (theme: Theme, onLand: boolean): string =>
  onLand ? ` stroke="${theme.land}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"` : ''
/** Text at a point. */
export const lettered = (x: number, y: number, text: string, more = ''): string =>
  `<text x="${tenth(x)}" y="${tenth(y)}"${more}>${escapeMarkup(text)}</text>`
