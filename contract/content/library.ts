/**
 * contract: the pictures that texts show: taken in, described in every language,
 * found, and removed when nothing shows them.
 */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'
import { pageShape, paging } from '../http/page.ts'
import { instant } from '../vocabulary/common.ts'
import { picture } from '../vocabulary/media.ts'
import { slug } from './content.ts'
import { contentKinds } from './content-codes.ts'
import { pictureStates } from './editing-codes.ts'
import { translationModel } from './translation.ts'

export const pictureLibraryErrors = {
  'library.notFound': { status: 404, message: 'There is no such picture.' },
  'library.unusable': {
    status: 422,
    message: 'This is not a picture that can be taken: JPEG, PNG, GIF, WebP or AVIF of at most 20 MB.',
  },
  'library.used': {
    status: 409,
    message: 'Texts show this picture. Take it out of them first, then it can be removed.',
  },
} as const satisfies Refusals

/** How Markdown names a picture: `![Caption](picture:0123456789abcdef)`. */
const key = z.string().regex(/^[0-9a-f]{16}$/, 'The name of a picture')
const name = z.string().trim().min(1, 'Please give it a name').max(200, 'Please use at most 200 characters')

const libraryPicture = z.object({
  /** Of the picture in this list. */
  id: key,
  name: z.string(),
  /** What it shows, in English; empty while nobody said so. */
  alt: z.string(),
  /** The words beside it say it all, so nobody reads it out. */
  isDecorative: z.boolean(),
  picture,
  addedAt: instant,
  /** Texts that show it: what visitors read, will read, or what is a draft. */
  uses: z.int(),
})
export type LibraryPicture = z.infer<typeof libraryPicture>

const described = z.object({
  language: z.string(),
  /** Null while nobody knows it. */
  text: z.string().nullable(),
  model: translationModel,
})

const base = '/api/meridian/portal/library'
const portal = { for: ['Admin'], duty: 'edit' } as const
const told = z.object({ message: z.string() })

export const pictureLibrary = {
  list: endpoint({
    ...portal,
    method: 'GET',
    path: base,
    summary: 'The pictures of the library, newest first',
    query: z.strictObject({
      q: z.string().trim().max(100).optional(),
      state: z.enum(pictureStates).optional(),
      ...paging({ limit: 24 }),
    }),
    data: pageShape(libraryPicture, {
      counts: z.record(z.enum(pictureStates), z.int()),
    }),
  }),
  read: endpoint({
    ...portal,
    method: 'GET',
    path: `${base}/:key`,
    summary: 'One picture, what it is said to show in each language, and the texts that show it',
    params: z.object({ key }),
    data: libraryPicture.extend({
      languages: z.array(described),
      texts: z.array(z.object({ kind: z.enum(contentKinds), slug, title: z.string() })),
    }),
  }),
  add: endpoint({
    ...portal,
    method: 'POST',
    path: base,
    summary: 'Take a picture in: JPEG, PNG, GIF, WebP or AVIF; the same one twice is one',
    query: z.strictObject({ name }),
    upload: { maxBytes: 20_000_000 },
    status: 201,
    data: told.extend({ picture: libraryPicture }),
  }),
  describe: endpoint({
    ...portal,
    method: 'PUT',
    path: `${base}/:key`,
    summary: 'Say what a picture shows',
    params: z.object({ key }),
    body: z.strictObject({
      name,
      alt: z.string().trim().max(300, 'Please use at most 300 characters'),
      isDecorative: z.boolean(),
    }),
    data: told,
  }),
  remove: endpoint({
    ...portal,
    method: 'DELETE',
    path: `${base}/:key`,
    summary: 'Remove a picture that no text shows any more; old versions keep it',
    params: z.object({ key }),
    data: told,
  }),
}
