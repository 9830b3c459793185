/** contract: a picture as pages show it. */
import { z } from 'zod'
import { mediaKind } from './vocabulary.ts'

/**
 * A picture ready to show. `src` is null while the picture of a feed has not been fetched yet.
 * `placeholder` is a CSS background, a colour or a gradient, that stands while the picture loads.
 */
export const picture = z.object({
  src: z.string().nullable(),
  /** Widths in the form of an img's srcset; null for drawings, which scale. */
  srcset: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  placeholder: z.string(),
  /** Drawn for the demonstration catalogue; shown with the label "Illustration". */
  illustration: z.boolean(),
})
export type Picture = z.infer<typeof picture>

/**
 * One item of a listing's gallery. `sourceUrl` is the address the feed gave;
 * `isMissing` says that nothing usable was there.
 */
export const mediaItem = z.object({
  kind: mediaKind,
  picture: picture.nullable(),
  /** The address of a paper that is kept here (PDF); null where it is none. */
  paper: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  isMissing: z.boolean(),
  caption: z.string().nullable(),
})
export type MediaItem = z.infer<typeof mediaItem>
