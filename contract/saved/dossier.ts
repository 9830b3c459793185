/**
 * contract: the dossier of a saved home: what changed, and what its keeper
 * writes beside it. A User's own, nobody else's.
 */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'
import { id, instant, languageTag } from '../vocabulary/common.ts'
import { picture } from '../vocabulary/media.ts'
import { listingStatus, purpose } from '../vocabulary/vocabulary.ts'
import { price } from '../search/search.ts'
import { dossierMost, dossierStages, snapshotFacts } from './dossier-codes.ts'

export const dossierErrors = {
  'dossier.changed': {
    status: 409,
    message: 'You wrote here in another window meanwhile. Nothing is lost: choose which of the two stays.',
  },
  'dossier.full': { status: 409, message: 'There is no room for more here. Please remove something first.' },
  'dossier.noSuchPart': { status: 404, message: 'That is not there any more.' },
  'dossier.fileRefused': { status: 422, message: 'This file cannot be used.' },
  'dossier.busy': {
    status: 503,
    message: 'Too many pictures come in at once. Please try again in a moment.',
  },
} as const satisfies Refusals

const stage = z.enum(dossierStages)

/**
 * A piece of a text that was changed: what stayed, came, or went. `cut` stands for a long piece that stayed.
 */
const textPiece = z.object({ kind: z.enum(['same', 'added', 'removed', 'cut']), text: z.string() })

/** One thing that is not as it was. */
export const dossierChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), before: listingStatus, after: listingStatus }),
  z.object({ kind: z.literal('price'), purpose, before: price.nullable(), after: price.nullable() }),
  z.object({
    kind: z.literal('pictures'),
    added: z.int(),
    removed: z.int(),
    /** Of those that came, the first. */
    shown: z.array(picture),
  }),
  z.object({
    kind: z.literal('text'),
    lang: languageTag,
    part: z.enum(['title', 'description']),
    pieces: z.array(textPiece),
  }),
  z.object({
    kind: z.literal('fact'),
    fact: z.enum(snapshotFacts),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
  z.object({ kind: z.literal('features'), added: z.array(z.string()), removed: z.array(z.string()) }),
  z.object({ kind: z.literal('agency'), before: z.string(), after: z.string() }),
  /** It is known that the text or the pictures changed, but not what they were. */
  z.object({ kind: z.literal('unknown'), what: z.enum(['text', 'pictures']) }),
])
export type DossierChange = z.infer<typeof dossierChange>

const ownStep = z.strictObject({
  id,
  words: z.string().trim().min(1).max(dossierMost.stepWords),
  isDone: z.boolean(),
})
/** Ticks of the steps Meridian names, by their codes, and steps of one's own. */
export const dossierSteps = z.strictObject({
  done: z.array(z.string().regex(/^[a-z][\w-]{1,60}$/i)).max(100),
  own: z.array(ownStep).max(dossierMost.steps),
})
export type DossierSteps = z.infer<typeof dossierSteps>

/** What is written together and saved together. */
const written = z.strictObject({ notes: z.string().max(dossierMost.notes), steps: dossierSteps })
export type DossierWritten = z.infer<typeof written>

const diaryEntry = z.object({
  id,
  day: z.iso.date(),
  /** The stage that was reached with it. */
  stage: stage.nullable(),
  words: z.string().nullable(),
})
export type DiaryEntry = z.infer<typeof diaryEntry>

const dossierFile = z.object({
  id,
  kind: z.enum(['picture', 'paper']),
  name: z.string(),
  bytes: z.int(),
  addedAt: instant,
})
export type DossierFile = z.infer<typeof dossierFile>

const dossierView = written.extend({
  savedAt: instant,
  /** What the changes are counted from: the last look that was marked, else the moment of saving. */
  since: instant,
  hasLooked: z.boolean(),
  changes: z.array(dossierChange),
  /** Counts how often it was written; saving names the version it began from. */
  version: z.int(),
  /** Null until one is chosen. */
  stage: stage.nullable(),
  /** The latest day first. */
  diary: z.array(diaryEntry),
  /** The latest first. */
  files: z.array(dossierFile),
})
export type Dossier = z.infer<typeof dossierView>

/** What is written beside a home, by its id. */
const keptDossier = dossierView.pick({ notes: true, steps: true, stage: true, diary: true }).extend({ id })
export type KeptDossier = z.infer<typeof keptDossier>

const params = z.object({ id })
const message = z.string()

export const dossier = {
  all: endpoint({
    method: 'GET',
    path: '/api/meridian/saved/dossiers',
    for: ['User'],
    summary: 'What I wrote beside the homes I saved last, to be read where there is no connection',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(50).default(50) }),
    data: z.object({ items: z.array(keptDossier) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/meridian/saved/properties/:id/dossier',
    for: ['User'],
    summary: 'The dossier of a home I saved, with what changed since I last looked',
    params,
    data: dossierView,
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/meridian/saved/properties/:id/look',
    for: ['User'],
    summary: 'I have seen what changed: from now on changes are counted from here',
    params,
    data: z.object({ message, since: instant }),
  }),
  write: endpoint({
    method: 'PUT',
    path: '/api/meridian/saved/properties/:id/dossier',
    for: ['User'],
    summary: 'Save notes and steps; 409 `dossier.changed` when they were saved elsewhere since `version`',
    params,
    body: written.extend({ version: z.int().min(0) }),
    data: z.object({ version: z.int() }),
  }),
  setStage: endpoint({
    method: 'PUT',
    path: '/api/meridian/saved/properties/:id/stage',
    for: ['User'],
    summary: 'Say how far I am with it; the diary notes the day',
    params,
    body: z.strictObject({ stage, day: z.iso.date() }),
    data: z.object({ message, diary: z.array(diaryEntry) }),
  }),
  addEntry: endpoint({
    method: 'POST',
    path: '/api/meridian/saved/properties/:id/diary',
    for: ['User'],
    summary: 'Write a line into the diary',
    params,
    body: z.strictObject({ day: z.iso.date(), words: z.string().trim().min(1).max(dossierMost.words) }),
    status: 201,
    data: z.object({ message, diary: z.array(diaryEntry) }),
  }),
  removeEntry: endpoint({
    method: 'DELETE',
    path: '/api/meridian/saved/properties/:id/diary/:entry',
    for: ['User'],
    summary: 'Take a line out of the diary',
    params: params.extend({ entry: id }),
    data: z.object({ message, diary: z.array(diaryEntry) }),
  }),
  addFile: endpoint({
    method: 'POST',
    path: '/api/meridian/saved/properties/:id/files',
    for: ['User'],
    summary: 'Keep a picture or a paper (PDF) of my own with a home; nobody else can open it',
    params,
    query: z.strictObject({ name: z.string().trim().min(1).max(dossierMost.fileName) }),
    upload: { maxBytes: dossierMost.fileBytes },
    status: 201,
    data: z.object({ message, file: dossierFile }),
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: '/api/meridian/saved/properties/:id/files/:file',
    for: ['User'],
    summary: 'Delete a file of my own for good',
    params: params.extend({ file: id }),
    data: z.object({ message }),
  }),
}
