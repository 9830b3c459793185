/** contract: files of a draft: sent whole, in parts, or in parts straight to the storage. */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { picture } from '../vocabulary/media.ts'
import { id } from '../vocabulary/common.ts'

/**
 * Pixels on the longer side of a picture: less shows nothing of a home; from
 * `sharpPicturePixels` on it is sharp on every screen.
 */
export const leastPicturePixels = 600
export const sharpPicturePixels = 1_200

/** Bytes of a picture or a paper. */
export const mostFileBytes = 20_000_000

const which = z.object({ id })
const whichUpload = z.object({ id, upload: id })
/** Bytes before a part, of the whole file, and of the part. */
const partPlace = {
  from: z.int().min(0).max(mostFileBytes),
  of: z.int().min(1).max(mostFileBytes),
  length: z.int().min(1).max(2_097_152),
}
/** `picture` is null for a paper. */
const takenFile = z.object({ sha256: z.string(), picture: picture.nullable() })

/** Part of `stock`. */
export const uploads = {
  addFile: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/drafts/:id/files',
    for: ['Agent'],
    summary: 'Send a picture or a paper (PDF) for a draft; it is shown once the draft is saved with it',
    params: which,
    upload: { maxBytes: mostFileBytes },
    data: takenFile,
  }),
  upload: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/drafts/:id/uploads/:upload',
    for: ['Agent'],
    summary: 'How many bytes of a file that is sent in parts have arrived',
    params: whichUpload,
    data: z.object({
      received: z.int(),
      /** Whether parts may go straight to the storage: `signPart`, a PUT there, `keepPart`. */
      direct: z.boolean(),
    }),
  }),
  addPart: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/drafts/:id/uploads/:upload',
    for: ['Agent'],
    summary: 'Send the next part of a file; with the last one it is taken in as `addFile` does',
    params: whichUpload,
    /** Bytes before this part, and of the whole file. */
    query: z.strictObject({
      from: z.coerce.number().int().min(0).max(mostFileBytes),
      of: z.coerce.number().int().min(1).max(mostFileBytes),
    }),
    upload: { maxBytes: 2_097_152 },
    data: z.object({ received: z.int(), file: takenFile.nullable() }),
  }),
  signPart: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/drafts/:id/uploads/:upload/address',
    for: ['Agent'],
    summary: 'A signed address of the storage for the next part of a file; 404 where parts come here',
    params: whichUpload,
    body: z.strictObject({
      ...partPlace,
      sha256: z
        .string()
        .length(44)
        .regex(/^[A-Za-z0-9+/=]{44}$/),
    }),
    data: z.object({ url: z.url(), headers: z.record(z.string(), z.string()) }),
  }),
  keepPart: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/drafts/:id/uploads/:upload/kept',
    for: ['Agent'],
    summary:
      'Say that the next part of a file is in the storage; with the last one it is taken in as `addFile` does',
    params: whichUpload,
    /** `sha256` is that of the whole file, in hexadecimal. */
    body: z.strictObject({
      ...partPlace,
      sha256: z
        .string()
        .length(64)
        .regex(/^[0-9a-f]{64}$/),
    }),
    data: z.object({ received: z.int(), file: takenFile.nullable() }),
  }),
}
