/**
 * main/tooling: faces of the visitor's own system, stretched until they
 * measure as ours: nothing moves when ours arrive.
 */
import { Blob as FontData, Buffer as Line, Face as FontFace, Font, shape, Variation } from 'harfbuzzjs'
import widths from './system-widths.json' with { type: 'json' }

/** A face that systems have, under every name that browsers find it by, regular and bold. */
type System = { name: keyof typeof widths; regular: readonly string[]; bold: readonly string[] }

/**
 * Windows and macOS have the first, Android the second, Linux one of all.
 * Faces that measure the same stand together.
 */
export const systemSans: readonly System[] = [
  {
    name: 'Arial',
    regular: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  { name: 'Roboto', regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  {
    name: 'Noto Sans',
    regular: ['Noto Sans', 'NotoSans-Regular'],
    bold: ['Noto Sans Bold', 'NotoSans-Bold'],
  },
  { name: 'DejaVu Sans', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
]
export const systemSerif: readonly System[] = [
  { name: 'Georgia', regular: ['Georgia', 'Gelasio'], bold: ['Georgia Bold', 'Gelasio Bold'] },
  {
    name: 'Times New Roman',
    regular: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
  },
  {
    name: 'Noto Serif',
    regular: ['Noto Serif', 'NotoSerif-Regular'],
    bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
  },
  { name: 'DejaVu Serif', regular: ['DejaVu Serif'], bold: ['DejaVu Serif Bold'] },
]

/** CSS weights that one stand-in serves, and the weight of ours that it measures as. */
export type Step = { css: string; at: number; as: 'regular' | 'bold' }
export const sansSteps: readonly Step[] = [
  { css: '100 520', at: 450, as: 'regular' },
  { css: '521 900', at: 575, as: 'bold' },
]
export const serifSteps: readonly Step[] = [
  { css: '100 520', at: 450, as: 'regular' },
  { css: '521 900', at: 560, as: 'bold' },
]

/** What pages are made of: headings, prices, sentences, in the languages of the first file. */
export const sample =
  'Three-bedroom apartment with a terrace in Lisbon for sale. Homes from agents in every part of the world, in your ' +
  'currency and your units. Price reduced: EUR 1,250,000. Casa con jardin y garaje, calefaccion y ascensor. ' +
  'Appartement lumineux avec balcon, proche de la gare. Helle Wohnung mit Balkon und Keller, sofort frei. ' +
  'Sign in Save search Newest first 24 homes 3 beds 2 baths 112 sq m Show more filters'

/** A font of ours, ready to be measured. */
export type Measured = {
  /** Em of the text at a weight, kerning included. */
  width: (text: string, weight: number) => number
  ascent: number
  descent: number
}

/** Reads a TrueType font. */
export function measure(font: Uint8Array): Measured {
  const face = new FontFace(new FontData(new Uint8Array(font).buffer))
  const drawn = new Font(face)
  const { ascender, descender } = drawn.hExtents()
  return {
    width: (text, weight) => {
      drawn.setVariations([new Variation('wght', weight)])
      const line = new Line()
      line.addText(text)
      line.guessSegmentProperties()
      shape(drawn, line)
      return line.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem
    },
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
  }
}

/** Em of the text in a face of the system. */
export function systemWidth(name: System['name'], as: Step['as'], text: string): number {
  const table = widths[name][as]
  return [...text].reduce((sum, sign) => sum + (table[(sign.codePointAt(0) ?? 32) - 32] ?? 500), 0) / 1000
}

/** By how much a face of the system is to be stretched to measure as ours. */
export const stretchOf = (ours: Measured, name: System['name'], { at, as }: Step): number =>
  ours.width(sample, at) / systemWidth(name, as, sample)

/** Other scripts, and signs of other scripts, are for faces that have them. */
const letters = 'U+20-24F, U+2000-206F, U+20AC'

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** The faces that stand in for a family, as CSS. */
export const standInFaces = (
  family: string,
  ours: Measured,
  { systems, steps }: { systems: readonly System[]; steps: readonly Step[] },
): string[] =>
  systems.flatMap((system) =>
    steps.map((step) => {
      const stretch = stretchOf(ours, system.name, step)
      const locals = system[step.as].map((name) => `local('${name}')`).join(', ')
      return `@font-face {
  font-family: '${standInName(family, system.name)}';
  font-weight: ${step.css};
  src: ${locals};
  size-adjust: ${percent(stretch)};
  ascent-override: ${percent(ours.ascent / stretch)};
  descent-override: ${percent(ours.descent / stretch)};
  unicode-range: ${letters};
}`
    }),
  )

export const standInName = (family: string, system: System['name']): string =>
  `${family.split(' ')[0]} by ${system}`
