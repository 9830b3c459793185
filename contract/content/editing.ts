/**
 * contract: how Admins edit what Meridian says: drafts, versions, what changed between them, and when
 * visitors read them. Every change is audited.
 */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'
import { pageShape, paging } from '../http/page.ts'
import { id, instant } from '../vocabulary/common.ts'
import { prose, section, slug } from './content.ts'
import { contentKinds } from './content-codes.ts'
import { diffKinds, mailParts, textStates, versionParts } from './editing-codes.ts'

export const editingErrors = {
  'editing.notFound': { status: 404, message: 'There is no such text.' },
  'editing.changed': {
    status: 409,
    message: 'Somebody saved another version meanwhile. Read it first, then save yours again.',
  },
  'editing.exists': { status: 409, message: 'There is a text of this name already.' },
  'editing.details': { status: 422, message: 'The details do not fit this kind of text.' },
  'editing.picture': { status: 422, message: 'A picture in the text is not in the library.' },
  'editing.mail': { status: 422, message: 'A mail cannot be sent with this text.' },
  'editing.newMail': {
    status: 422,
    message: 'Mails come with Meridian. Choose one of them and say it otherwise.',
  },
  'editing.country': { status: 422, message: 'A text about a market is named by the code of its country.' },
  'editing.past': { status: 422, message: 'This hour has passed there. Please choose a later one.' },
  'editing.far': { status: 422, message: 'Please choose an hour within two years.' },
  'editing.zone': { status: 422, message: 'Nobody knows a time zone of this name.' },
} as const satisfies Refusals

const kind = z.enum(contentKinds)
const version = z.int().min(1)
/** Lines without words above the first are none. */
const body = z
  .string()
  .max(60_000, 'Please use at most 60,000 characters')
  .overwrite((text) => text.replace(/^(?:[ \t]*\r?\n)+/, ''))

const written = {
  title: z.string().trim().min(1, 'Please give it a title').max(200, 'Please use at most 200 characters'),
  description: z.string().trim().max(500, 'Please use at most 500 characters'),
  body,
  /** What only this kind has; see contract/content/content.ts. */
  details: z.record(z.string(), z.json()),
}
/** A version that visitors will read, from an hour on that was said by the clock of a zone. */
const schedule = z.object({ version, at: instant, timeZone: z.string() })
const item = z.object({
  kind,
  slug,
  title: z.string(),
  /** What visitors read; null while nobody can. */
  publishedVersion: version.nullable(),
  latestVersion: version,
  schedule: schedule.nullable(),
  changedAt: instant,
})
export type EditedItem = z.infer<typeof item>
const savedVersion = z.object({
  /** Of the version in this list. */
  id: z.string(),
  version,
  title: z.string(),
  savedAt: instant,
  savedBy: z.string().nullable(),
  /** The older version whose text it has again. */
  restoredFrom: version.nullable(),
})
export type SavedVersion = z.infer<typeof savedVersion>

const piece = z.object({ kind: z.enum(diffKinds), text: z.string() })
/** A line of a text; `cut` stands for `lines` lines that stayed as they were. */
const diffLine = z.object({
  kind: z.enum([...diffKinds, 'changed', 'cut']),
  pieces: z.array(piece),
  lines: z.int(),
})
export type DiffLine = z.infer<typeof diffLine>
const difference = z.object({
  parts: z.array(z.object({ part: z.enum(versionParts), lines: z.array(diffLine) })),
})
export type Difference = z.infer<typeof difference>

/** A text as it is read, and what is wrong with its details. */
const document = z.object({
  intro: z.array(prose),
  sections: z.array(section),
  problem: z.string().nullable(),
})
export type Document = z.infer<typeof document>

/** A sentence of a mail: `{1}` stands where a value is put in, and `values` are samples of them. */
const mailSentence = z.object({
  part: z.enum(mailParts),
  builtIn: z.string(),
  values: z.array(z.string()),
})
export type MailSentence = z.infer<typeof mailSentence>

const where = z.object({ kind, slug })
const told = z.object({ message: z.string() })
const portal = { for: ['Admin'], duty: 'edit' } as const
const base = '/api/meridian/portal/content'

export const editing = {
  list: endpoint({
    ...portal,
    method: 'GET',
    path: base,
    summary: 'What Meridian says, drafts included, in the order of the pages that show it',
    query: z.strictObject({
      kind,
      q: z.string().trim().max(100).optional(),
      state: z.enum(textStates).optional(),
      ...paging(),
    }),
    data: pageShape(item.extend({ id: z.string() }), {
      /** Texts of each state, for the kind and words asked for. */
      counts: z.record(z.enum(textStates), z.int()),
    }),
  }),
  read: endpoint({
    ...portal,
    method: 'GET',
    path: `${base}/:kind/:slug`,
    summary: 'One text in one of its versions (the latest)',
    params: where,
    query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
    data: item.extend({
      shown: z.object({ version, ...written }),
      /** Of a mail: what its paragraphs stand for, in their order. */
      sentences: z.array(mailSentence).nullable(),
    }),
  }),
  open: endpoint({
    ...portal,
    method: 'POST',
    path: `${base}/:kind/:slug/open`,
    summary: 'Say that one has a text open in the editor, or has closed it, and hear who else has it open',
    params: where,
    body: z.strictObject({ isOpen: z.boolean() }),
    data: z.object({ others: z.array(z.object({ id, name: z.string() })) }),
  }),
  versions: endpoint({
    ...portal,
    method: 'GET',
    path: `${base}/:kind/:slug/versions`,
    summary: 'The versions of a text, newest first; none is ever lost',
    params: where,
    query: z.strictObject(paging({ limit: 10 })),
    data: pageShape(savedVersion, {}),
  }),
  compare: endpoint({
    ...portal,
    method: 'POST',
    path: `${base}/:kind/:slug/compare`,
    summary: 'What changed from one version to another, or to a text that is not kept yet; nothing is kept',
    params: where,
    body: z.strictObject({ from: version, to: z.union([version, z.strictObject(written)]) }),
    data: difference,
  }),
  preview: endpoint({
    ...portal,
    method: 'POST',
    path: '/api/meridian/portal/content-preview',
    summary: 'A text as visitors would read it, and what is wrong with its details; nothing is kept',
    body: z.strictObject({ kind, slug, body, details: written.details }),
    data: document,
  }),
  save: endpoint({
    ...portal,
    method: 'POST',
    path: `${base}/:kind/:slug`,
    summary: 'Keep a new version as a draft; `basedOn` is the version it was made from, 0 for a new text',
    params: where,
    body: z.strictObject({ ...written, basedOn: z.int().min(0) }),
    status: 201,
    data: told.extend({ version }),
  }),
  restore: endpoint({
    ...portal,
    method: 'POST',
    path: `${base}/:kind/:slug/restore`,
    summary: 'Make a new draft of what an older version said',
    params: where,
    body: z.strictObject({ version, basedOn: version }),
    status: 201,
    data: told.extend({ version }),
  }),
  publish: endpoint({
    ...portal,
    method: 'POST',
    path: `${base}/:kind/:slug/publish`,
    summary: 'Show a version to visitors, an older one too; null takes the text back',
    params: where,
    body: z.strictObject({ version: version.nullable() }),
    data: told.extend({ publishedVersion: version.nullable() }),
  }),
  schedule: endpoint({
    ...portal,
    method: 'POST',
    path: `${base}/:kind/:slug/schedule`,
    summary: 'Have a version published at an hour, by the clock of a time zone (IANA)',
    params: where,
    body: z.strictObject({
      version,
      date: z.iso.date('Please choose a day'),
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose an hour'),
      timeZone: z.string().max(64),
    }),
    data: told.extend({ schedule }),
  }),
  unschedule: endpoint({
    ...portal,
    method: 'DELETE',
    path: `${base}/:kind/:slug/schedule`,
    summary: 'Take the planned publication back',
    params: where,
    data: told,
  }),
}
