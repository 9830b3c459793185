/** media: what the process for pictures is asked and what it answers. */
import type { PictureFormat, PictureWidth } from './media.rules.ts'

/** A hostile or foreign picture made into one of ours: one frame, upright, sRGB, without metadata. */
export type ReencodeTask = { kind: 'reencode'; bytes: Uint8Array }
/** Another width or kind of file of one of our own pictures. */
export type VariantTask = { kind: 'variant'; bytes: Uint8Array; width: PictureWidth; format: PictureFormat }
/** One of our own drawings as pixels. */
export type DrawTask = { kind: 'draw'; svg: string; width: number; format: RasterFormat }
export type RasterFormat = 'webp' | 'jpg' | 'png'

/** What one of our own pictures looks like, for those stored before that was reckoned. */
export type FingerprintTask = { kind: 'fingerprint'; bytes: Uint8Array }

export type PictureTask = ReencodeTask | VariantTask | DrawTask | FingerprintTask

export type PictureResult = {
  bytes: Uint8Array
  width: number
  height: number
  /** Base64; only of re-encoded pictures. */
  thumbhash: string | null
  /**
   * 64 bits, written as noughts and ones: a perceptual hash. Only of
   * re-encoded pictures and where it alone is asked for.
   */
  fingerprint: string | null
}

export type Request = { id: number; task: PictureTask }
export type Answer = { id: number } & ({ result: PictureResult } | { refused: string })
