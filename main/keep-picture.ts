/** main: a picture that another domain hands over, kept by the media. */
import { PictureRefused, storePicture } from '#server/media/index.ts'
import type { Platform } from '#server/platform/platform.ts'

/** The hash of a picture that is kept now; null when the bytes are no picture that can be used. */
export async function keepPicture(platform: Platform, bytes: Uint8Array): Promise<string | null> {
  try {
    return (await storePicture(platform, bytes)).sha256
  } catch (error) {
    if (error instanceof PictureRefused) return null
    throw error
  }
}
