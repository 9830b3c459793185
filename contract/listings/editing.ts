/** contract: how Admins edit what Meridian says: drafts, previews, versions, publishing. Every change is audited. */
import { z } from 'zod'
import { instant } from '../vocabulary/common.ts'
import { prose, section, slug } from '../content/content.ts'
import { contentKinds } from '../content/content-codes.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'

export const editingErrors = {
  'editing.notFound': { status: 404, message: 'There is no such text.' },
  'editing.changed': {
    status: 409,
    message: 'Somebody saved another version meanwhile. Read it first, then save yours again.',
  },
  'editing.details': { status: 422, message: 'The details do not fit this kind of text.' },
} as const satisfies Refusals

const kind = z.enum(contentKinds)
const version = z.int().min(1)
const body = z.string().max(60_000, 'Please use at most 60,000 characters')

const written = {
  title: z.string().trim().min(1, 'Please give it a title').max(200, 'Please use at most 200 characters'),
  description: z.string().trim().max(500, 'Please use at most 500 characters'),
  body,
  /** What only this kind has; see contract/content/content.ts. */
  details: z.record(z.string(), z.json()),
}
const item = z.object({
  kind,
  slug,
  title: z.string(),
  /** What visitors read; null while nobody can. */
  publishedVersion: version.nullable(),
  latestVersion: version,
  changedAt: instant,
})
export type EditedItem = z.infer<typeof item>
const savedVersion = z.object({
  version,
  title: z.string(),
  savedAt: instant,
  savedBy: z.string().nullable(),
})
const where = z.object({ kind, slug })

export const editing = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/content',
    for: ['Admin'],
    duty: 'edit',
    summary: 'Everything Meridian says, drafts included',
    query: z.strictObject({ kind: kind.optional() }),
    data: z.object({ items: z.array(item) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/content/:kind/:slug',
    for: ['Admin'],
    duty: 'edit',
    summary: 'One text in one of its versions (the latest), and the list of all versions',
    params: where,
    query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
    data: item.extend({ shown: z.object({ version, ...written }), versions: z.array(savedVersion) }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/content-preview',
    for: ['Admin'],
    duty: 'edit',
    summary: 'Markdown as visitors would read it; nothing is kept',
    body: z.strictObject({ body }),
    data: z.object({ intro: z.array(prose), sections: z.array(section) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/content/:kind/:slug',
    for: ['Admin'],
    duty: 'edit',
    summary: 'Keep a new version as a draft; `basedOn` is the version it was made from, 0 for a new text',
    params: where,
    body: z.strictObject({ ...written, basedOn: z.int().min(0) }),
    status: 201,
    data: z.object({ message: z.string(), version }),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/content/:kind/:slug/publish',
    for: ['Admin'],
    duty: 'edit',
    summary: 'Show a version to visitors, an older one too; null takes the text back',
    params: where,
    body: z.strictObject({ version: version.nullable() }),
    data: z.object({ message: z.string(), publishedVersion: version.nullable() }),
  }),
}
