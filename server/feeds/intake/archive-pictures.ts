/**
 * feeds: pictures that came in the archive are stored before their homes,
 * so that nothing has to be fetched for them.
 */
import type { MediaDraft } from '#server/listings/index.ts'
import { PictureRefused, storePicture } from '#server/media/inner.ts'
import type { Platform } from '#server/platform/platform.ts'
import { finding } from '../findings/findings.ts'
import type { MappedRecord } from '../map/map-records.ts'
import type { PackedFile } from './unpack.ts'

/** A picture of a feed may not be larger, in bytes. */
const largest = 20 * 1024 * 1024

const pictureKinds = new Set<MediaDraft['kind']>(['photo', 'floorPlan', 'sitePlan', 'energyCertificate'])

type Stores = Pick<Platform, 'db' | 'files' | 'log'>
/** Under which hash a picture is stored, or why it is not. */
type Adopted = { sha256: string } | { refusal: string }

/**
 * Gives every medium that names a file of the archive the hash under
 * which it is stored. Each file is stored once.
 */
export function createPictureAdopter(platform: Stores, attachments: Map<string, PackedFile> | null) {
  const adopted = new Map<string, Promise<Adopted>>()

  const adopt = (name: string, file: PackedFile): Promise<Adopted> => {
    const known = adopted.get(name) ?? store(platform, file)
    adopted.set(name, known)
    return known
  }

  return async (mapped: MappedRecord[]): Promise<void> => {
    if (!attachments || attachments.size === 0) return
    for (const { draft, spooled, findings } of mapped)
      for (const medium of draft?.media ?? []) {
        const name = medium.sourceUrl?.toLowerCase() ?? ''
        const file = attachments.get(name)
        if (!file || !pictureKinds.has(medium.kind)) continue
        const result = await adopt(name, file)
        const { sourceId, line, column } = spooled
        if ('sha256' in result) medium.sha256 = result.sha256
        else
          findings.push(
            finding('picture.unusable', { sourceId, field: file.name, value: result.refusal, line, column }),
          )
      }
  }
}

/**
 * A picture that cannot be taken leaves its home without it; that never keeps a home from being published.
 */
async function store(platform: Stores, file: PackedFile): Promise<Adopted> {
  if (file.bytes === 0) return { refusal: 'The file is empty.' }
  if (file.bytes > largest) return { refusal: 'The picture has more than 20 MB.' }
  try {
    const chunks: Uint8Array[] = []
    for await (const chunk of await file.read()) chunks.push(chunk as Uint8Array)
    const { sha256 } = await storePicture(platform, Buffer.concat(chunks))
    return { sha256 }
  } catch (error) {
    if (error instanceof PictureRefused) return { refusal: error.message }
    platform.log.warn({ err: error, file: file.name }, 'a picture of an archive was not stored')
    return { refusal: 'It could not be stored.' }
  }
}
