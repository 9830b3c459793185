/** feeds: pictures that came in the archive are stored before their homes, so that nothing has to be fetched for them. */
import type { ListingDraft, MediaDraft } from '#server/listings/index.ts'
import { PictureRefused, storePicture } from '#server/media/index.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { PackedFile } from './unpack.ts'

/** A picture of a feed may not be larger, in bytes. */
const largest = 20 * 1024 * 1024

const pictureKinds = new Set<MediaDraft['kind']>(['photo', 'floorPlan', 'sitePlan', 'energyCertificate'])

type Stores = Pick<Platform, 'db' | 'files' | 'log'>

/** Gives every medium that names a file of the archive the hash under which it is stored. Each file is stored once. */
export function createPictureAdopter(platform: Stores, attachments: Map<string, PackedFile> | null) {
  const stored = new Map<string, Promise<string | null>>()

  const adopt = (name: string, file: PackedFile): Promise<string | null> => {
    const known = stored.get(name)
    if (known) return known
    const storing = store(platform, file)
    stored.set(name, storing)
    return storing
  }

  return async (drafts: ListingDraft[]): Promise<void> => {
    if (!attachments || attachments.size === 0) return
    for (const { media } of drafts)
      for (const medium of media) {
        const name = medium.sourceUrl?.toLowerCase() ?? ''
        const file = attachments.get(name)
        if (file && pictureKinds.has(medium.kind)) medium.sha256 = await adopt(name, file)
      }
  }
}

/** A picture that cannot be taken leaves its home without it; that never keeps a home from being published. */
async function store(platform: Stores, file: PackedFile): Promise<string | null> {
  if (file.bytes === 0 || file.bytes > largest) return null
  try {
    const chunks: Uint8Array[] = []
    for await (const chunk of await file.read()) chunks.push(chunk as Uint8Array)
    return (await storePicture(platform, Buffer.concat(chunks))).sha256
  } catch (error) {
    if (!(error instanceof PictureRefused))
      platform.log.warn({ err: error, file: file.name }, 'a picture of an archive was not stored')
    return null
  }
}
